{
  /** An address from which a file can be fetched or a worker started. */
  const unpack = async ({ url, type, gzip }) => {
    if (url) return url;
    const bytes = Uint8Array.from(atob(gzip), (sign) => sign.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    const content = await new Response(stream).arrayBuffer();
    return URL.createObjectURL(new Blob([content], { type }));
  };
  const packed = JSON.parse(document.getElementById("thicket-files").textContent);
  const unpacked = Object.entries(packed).map(async ([path, file]) => [path, await unpack(file)]);
  globalThis.thicketFiles = Object.fromEntries(await Promise.all(unpacked));
}
