const packed = JSON.parse(document.getElementById("thicket-assets").textContent);

/** An address from which an asset can be fetched or a worker started. */
async function unpack({ url, type, gzip }) {
  if (url) {
    return url;
  }
  const bytes = Uint8Array.from(atob(gzip), (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const content = await new Response(stream).arrayBuffer();
  return URL.createObjectURL(new Blob([content], { type }));
}

const unpacked = Object.entries(packed).map(async ([path, asset]) => [path, await unpack(asset)]);
globalThis.thicketAssets = Object.fromEntries(await Promise.all(unpacked));
await import("__ENTRY__");
