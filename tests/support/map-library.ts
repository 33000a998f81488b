/** Replaces `maplibre-gl`: a browser with or without map support that records what it draws. */
export const browser = {
  canDraw: true,
  drawn: [] as unknown[],
  controls: [] as unknown[],
  pins: [] as string[],
  tell: {} as Record<string, (event: object) => void>,
  asked: [] as string[],
};

export const forgetMaps = () =>
  void Object.assign(browser, { canDraw: true, drawn: [], controls: [], pins: [], tell: {}, asked: [] });

const noop = () => undefined;

class StreetMap {
  touchZoomRotate = { disableRotation: noop };
  keyboard = { disableRotation: noop };
  addControl = (control: unknown) => void browser.controls.push(control);
  setStyle = noop;
  fitBounds = noop;
  easeTo = noop;
  remove = noop;
  constructor(options: unknown) {
    if (!browser.canDraw) throw new Error('no WebGL');
    browser.drawn.push(options);
  }
  loaded = () => false;
  off = noop;
  refreshTiles = () => browser.asked.push('streets');
  getBounds = () => ({ contains: () => true });
  on(name: string, listener: (event: object) => void) {
    browser.tell[name] = listener;
  }
}

export class Marker {
  readonly element: HTMLElement;
  at = { lat: 0, lng: 0 };
  constructor({ element }: { element: HTMLElement }) {
    this.element = element;
  }
  setLngLat(to: { lat: number; lng: number } | [number, number]) {
    this.at = Array.isArray(to) ? { lng: to[0], lat: to[1] } : to;
    const words = this.element.textContent || (this.element.getAttribute('aria-label') ?? '');
    browser.pins.push(`${words} at ${this.at.lat}, ${this.at.lng}`);
    return this;
  }
  getLngLat = () => this.at;
  getElement = () => this.element;
  addTo() {
    document.body.append(this.element);
    return this;
  }
  on = noop;
  off = noop;
  remove = () => this.element.remove();
}

export class LngLatBounds {
  extend = noop;
  isEmpty = () => false;
  getCenter = () => ({ lat: 0, lng: 0 });
}

export class NavigationControl {
  readonly options: object;
  constructor(options: object) {
    this.options = options;
  }
}
export const setWorkerUrl = noop;
export { StreetMap as Map };
