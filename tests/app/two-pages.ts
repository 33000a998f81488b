export const PAGE = `
  <label for="address">Address</label><input id="address">
  <label><input type="radio" name="size" checked="">Small</label>
  <label><input type="radio" name="size">Large</label>
  <button type="button">Use Current Location</button>
  <button type="button" aria-label="Choose your address">Address</button>`;

/** Draws the server-rendered page and the app's page. */
export function drawTwoPages(): { serverRendered: HTMLElement; app: HTMLElement } {
  document.body.innerHTML = `<div id="server-rendered">${PAGE}</div><div id="root">${PAGE}</div>`;
  const [serverRendered, app] = ['server-rendered', 'root'].map((id) => document.getElementById(id));
  if (!serverRendered || !app) throw new Error('The page is not drawn.');
  return { serverRendered, app };
}
