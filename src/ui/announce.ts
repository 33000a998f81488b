const SPOKEN_AFTER = 1500;

/** Announces text to screen readers. The live region is in `index.html`. */
export function announce(text: string): void {
  const region = document.getElementById('announcement');
  if (!region) return;
  region.textContent = text;
  setTimeout(() => {
    if (region.textContent === text) region.textContent = '';
  }, SPOKEN_AFTER);
}
