/** The two live regions of the page stand in `index.html`, so that they exist before anything is said [NFR-06]. */
export function announce(text: string, urgency: 'status' | 'alert' = 'status'): void {
  const region = document.getElementById(`announce-${urgency}`);
  if (!region) return;
  // The same words twice are news too: an emptied region makes readers speak again.
  region.textContent = '';
  requestAnimationFrame(() => {
    region.textContent = text;
  });
}
