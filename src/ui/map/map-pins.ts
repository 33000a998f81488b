import { type Map as MapLibreMap, Marker } from 'maplibre-gl';
import type { LatLng } from '../../../domain/geo';
import classes from './place-map.module.css';

export type MapPin = LatLng & {
  id: number;
  kind: 'store' | 'home';
  label: string;
  /** Called on a press. A pin with this handler is a button. */
  onPress?: () => void;
};

const HEAD = 26;
/** Length of the courier's animation in milliseconds. It equals the usual interval between two positions. */
const GLIDE = 4_500;

export type CourierPin = LatLng & { label: string; comesBy: 'scooter' | 'car' };

export function courierMarker({ label, comesBy }: Pick<CourierPin, 'label' | 'comesBy'>): Marker {
  const pin = document.createElement('div');
  pin.className = classes.courier ?? '';
  pin.dataset.by = comesBy;
  pin.setAttribute('role', 'img');
  pin.setAttribute('aria-label', label);
  pin.append(document.createElement('span'));
  return new Marker({ element: pin, anchor: 'center' });
}

/** Moves the marker with an animation, unless reduced motion is on. */
export function animateMarker(map: MapLibreMap, marker: Marker, to: LatLng): void {
  const face = marker.getElement().firstElementChild;
  const isPlaced = marker.getElement().isConnected;
  const from = isPlaced ? map.project(marker.getLngLat()) : null;
  marker.setLngLat(to);
  if (!isPlaced) marker.addTo(map);
  if (from === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const target = map.project(to);
  face?.animate(
    [{ transform: `translate(${from.x - target.x}px, ${from.y - target.y}px)` }, { transform: 'none' }],
    { duration: GLIDE, easing: 'linear' },
  );
}

/** Adds the pins to the map. The caller removes them. */
export function placePins(map: MapLibreMap, pins: readonly MapPin[]) {
  const placed = pins.map((pin) => {
    const element = pinElement(pin);
    return {
      id: pin.id,
      element,
      marker: new Marker({ element, anchor: 'bottom' }).setLngLat(pin).addTo(map),
    };
  });
  return {
    mark(chosen: number | null): void {
      for (const { id, element } of placed) {
        element.toggleAttribute('data-chosen', id === chosen);
        if (element instanceof HTMLButtonElement) element.setAttribute('aria-pressed', String(id === chosen));
      }
      declutter(placed.map(({ element }) => element));
    },
    remove(): void {
      for (const { marker } of placed) marker.remove();
    },
  };
}

function pinElement({ kind, label, onPress }: MapPin): HTMLElement {
  const pin = document.createElement(onPress ? 'button' : 'div');
  if (pin instanceof HTMLButtonElement && onPress) {
    pin.type = 'button';
    pin.addEventListener('click', (event) => {
      event.stopPropagation();
      onPress();
    });
  }
  pin.className = classes.pin ?? '';
  pin.dataset.kind = kind;
  const name = document.createElement('span');
  name.className = classes.name ?? '';
  name.dir = 'auto';
  name.textContent = label;
  pin.append(name);
  return pin;
}

/**
 * Hides labels that overlap another label or pin. They appear again when the customer zooms in or selects the
 * pin.
 */
function declutter(pins: readonly HTMLElement[]): void {
  const heads = pins.map((pin) => ({ pin, head: headOf(pin) }));
  const taken: DOMRect[] = [];
  const chosenFirst = [...pins].sort(
    (a, b) => Number(b.hasAttribute('data-chosen')) - Number(a.hasAttribute('data-chosen')),
  );
  for (const pin of chosenFirst) {
    const room = pin.firstElementChild?.getBoundingClientRect();
    if (room === undefined) continue;
    const isFree =
      pin.hasAttribute('data-chosen') ||
      (taken.every((other) => !overlap(room, other)) &&
        heads.every((other) => other.pin === pin || !overlap(room, other.head)));
    pin.toggleAttribute('data-quiet', !isFree);
    if (isFree) taken.push(room);
  }
}

/** Returns the box of the pin without its label. */
function headOf(pin: HTMLElement): DOMRect {
  const { left, width, bottom } = pin.getBoundingClientRect();
  return new DOMRect(left + width / 2 - HEAD / 2, bottom - HEAD, HEAD, HEAD);
}

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
