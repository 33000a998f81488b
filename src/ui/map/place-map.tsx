import 'maplibre-gl/dist/maplibre-gl.css';
import { useLingui } from '@lingui/react/macro';
import {
  LngLatBounds,
  type Map as MapLibreMap,
  type MapOptions,
  Marker,
  NavigationControl,
  Map as StreetMap,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { LatLng } from '../../../domain/geo';
import type { Direction } from '../../../domain/steps';
import { type Around, mapStyle } from './map-style';
import classes from './place-map.module.css';

setWorkerUrl(workerUrl);

type MapPin = LatLng & { kind: 'store' | 'home'; label: string };

/** A pin that fingers, mouse and arrow keys move; a press on the map puts it there. */
type MovablePin = LatLng & {
  label: string;
  onMove: (to: LatLng) => void;
  onStep: (towards: Direction) => void;
};

type Props = {
  label: string;
  pins: readonly MapPin[];
  /** The outlines of areas. */
  areas: readonly (readonly LatLng[])[];
  movable?: MovablePin;
  around?: Around | null;
  /** How near the map is at first; without it, as near as shows all pins. */
  zoom?: number;
  /** The areas are what matters: all of them come into sight. */
  showsAreas?: boolean;
  /** Where the streets come from. */
  tiles: string;
  isDark: boolean;
  /** Stands where no map can be drawn: an old browser, or nobody who sends the streets. */
  fallback: ReactNode;
  onFailure?: () => void;
  /** Said above the streets. */
  children?: ReactNode;
};

const CLOSEST = 16;
const NO_PINS: readonly MapPin[] = [];

/** Streets with pins on them, which fingers, wheel and arrow keys move. Import it lazily: it is heavy. */
export function PlaceMap({
  label,
  pins = NO_PINS,
  areas,
  movable,
  around = null,
  zoom,
  showsAreas = false,
  tiles,
  isDark,
  fallback,
  onFailure,
  children,
}: Omit<Props, 'pins'> & { pins?: Props['pins'] }) {
  const { i18n } = useLingui();
  const words = useMapWords(label);
  const hostRef = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [isFailed, setFailed] = useState(false);
  const language = i18n.locale;
  const look = useMemo(
    () => mapStyle({ isDark, language, areas, around, tiles }),
    [isDark, language, areas, around, tiles],
  );

  const make = useEffectEvent((host: HTMLDivElement) => {
    const fail = () => {
      setFailed(true);
      onFailure?.();
    };
    const view =
      movable && zoom !== undefined
        ? { center: { lat: movable.lat, lng: movable.lng }, zoom }
        : { bounds: boundsOf(pins), fitBoundsOptions: FITTING };
    const made = drawn({ container: host, style: look, locale: words, ...view });
    if (made === null) {
      fail();
      return;
    }
    made.on('error', () => {
      if (!made.loaded()) fail();
    });
    if (movable) made.on('click', ({ lngLat }) => movePin({ lat: lngLat.lat, lng: lngLat.lng }));
    setMap(made);
    return () => made.remove();
  });
  useEffect(() => (hostRef.current ? make(hostRef.current) : undefined), []);

  useEffect(() => {
    map?.setStyle(look, { diff: true });
  }, [map, look]);

  useEffect(() => {
    const corners = showsAreas ? areas.flat() : [];
    if (corners.length > 0) map?.fitBounds(boundsOf(corners), { padding: 24 });
  }, [map, areas, showsAreas]);

  useEffect(() => {
    if (map === null || pins.length === 0) return;
    const markers = pins.map((pin) =>
      new Marker({ element: pinElement(pin), anchor: 'bottom' }).setLngLat(pin).addTo(map),
    );
    map.fitBounds(boundsOf(pins), { ...FITTING, duration: 0 });
    return () => {
      for (const marker of markers) marker.remove();
    };
  }, [map, pins]);

  const movePin = useEffectEvent((to: LatLng) => movable?.onMove(to));
  const stepPin = useEffectEvent((towards: Direction) => movable?.onStep(towards));
  const pinLabel = movable?.label ?? null;
  const { lat, lng } = movable ?? { lat: 0, lng: 0 };
  const marker = useMemo(
    () => (pinLabel === null ? null : new Marker({ element: movableElement(pinLabel), draggable: true })),
    [pinLabel],
  );

  useEffect(() => {
    if (map === null || marker === null) return;
    marker.setLngLat([lng, lat]).addTo(map);
    if (!map.getBounds().contains([lng, lat])) map.easeTo({ center: [lng, lat] });
  }, [map, marker, lat, lng]);

  useEffect(() => {
    if (map === null || marker === null) return;
    const element = marker.getElement();
    const press = (event: KeyboardEvent) => {
      const towards = ARROWS[event.key];
      if (towards === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      stepPin(towards);
    };
    const drop = () => {
      const to = marker.getLngLat();
      movePin({ lat: to.lat, lng: to.lng });
    };
    element.addEventListener('keydown', press);
    marker.on('dragend', drop);
    return () => {
      element.removeEventListener('keydown', press);
      marker.off('dragend', drop);
      marker.remove();
    };
  }, [map, marker]);

  if (isFailed) return fallback;
  return (
    <>
      <div ref={hostRef} className={classes.map} dir="ltr" />
      {children}
    </>
  );
}

const FITTING = { padding: 64, maxZoom: CLOSEST };

const ARROWS: Record<string, Direction> = {
  ArrowUp: 'north',
  ArrowDown: 'south',
  ArrowLeft: 'west',
  ArrowRight: 'east',
};

type View = Pick<
  MapOptions,
  'container' | 'style' | 'locale' | 'bounds' | 'fitBoundsOptions' | 'center' | 'zoom'
>;

function drawn(view: View): MapLibreMap | null {
  try {
    const map = new StreetMap({
      ...view,
      maxZoom: 21,
      minZoom: 1,
      dragRotate: false,
      pitchWithRotate: false,
      cooperativeGestures: true,
      attributionControl: { compact: false },
    });
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    return map;
  } catch {
    return null;
  }
}

function boundsOf(pins: readonly LatLng[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { lat, lng } of pins) bounds.extend([lng, lat]);
  return bounds;
}

function pinElement({ kind, label }: MapPin): HTMLElement {
  const pin = document.createElement('div');
  pin.className = classes.pin ?? '';
  pin.dataset.kind = kind;
  const name = document.createElement('span');
  name.className = classes.name ?? '';
  name.dir = 'auto';
  name.textContent = label;
  pin.append(name);
  return pin;
}

function movableElement(label: string): HTMLElement {
  const pin = document.createElement('button');
  pin.type = 'button';
  pin.className = classes.movable ?? '';
  pin.setAttribute('aria-label', label);
  return pin;
}

/** What the map's own controls and hints are called. */
function useMapWords(label: string): Record<string, string> {
  const { t } = useLingui();
  return {
    'Map.Title': label,
    'Marker.Title': t`Pin on the map`,
    'NavigationControl.ZoomIn': t`Zoom in`,
    'NavigationControl.ZoomOut': t`Zoom out`,
    'AttributionControl.ToggleAttribution': t`About this map`,
    'CooperativeGesturesHandler.WindowsHelpText': t`Hold Ctrl and scroll to zoom the map`,
    'CooperativeGesturesHandler.MacHelpText': t`Hold ⌘ and scroll to zoom the map`,
    'CooperativeGesturesHandler.MobileHelpText': t`Move the map with two fingers`,
  };
}
