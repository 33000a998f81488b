const SPOKEN_AFTER = 1500;

/** Says what has no picture of its own, such as the title of a new page. The region stands in `index.html`. */
export function announce(text: string): void {
  const region = document.getElementById('announcement');
  if (!region) return;
  region.textContent = text;
  setTimeout(() => {
    if (region.textContent === text) region.textContent = '';
  }, SPOKEN_AFTER);
}
