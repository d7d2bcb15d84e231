/** The entry of the page. If starting fails there is still a message, in plain words and without the catalogue. */

import { start } from "./start.js";

start().catch((thrown) => {
  console.error(thrown);
  const page = document.getElementById("page");
  if (!page) return;
  const text = document.createElement("p");
  text.className = "warning";
  text.setAttribute("role", "alert");
  text.textContent = `Thicket could not start: ${thrown?.message ?? thrown}`;
  const again = document.createElement("button");
  again.type = "button";
  again.textContent = "Try again";
  again.addEventListener("click", () => location.reload());
  page.hidden = false;
  page.replaceChildren(text, again);
});
