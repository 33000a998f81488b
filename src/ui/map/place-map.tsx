import 'maplibre-gl/dist/maplibre-gl.css';
import { useLingui } from '@lingui/react/macro';
import {
  LngLatBounds,
  type Map as MapLibreMap,
  Marker,
  NavigationControl,
  Map as StreetMap,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { LatLng } from '../../../domain/geo';
import { mapStyle } from './map-style';
import classes from './place-map.module.css';

setWorkerUrl(workerUrl);

type MapPin = LatLng & { kind: 'store' | 'home'; label: string };

type Props = {
  label: string;
  pins: readonly MapPin[];
  /** The outline of an area; empty shows none. */
  area: readonly LatLng[];
  /** Where the streets come from. */
  tiles: string;
  isDark: boolean;
  /** Stands where no map can be drawn: an old browser, or nobody who sends the streets. */
  fallback: ReactNode;
  /** Said above the streets. */
  children?: ReactNode;
};

const CLOSEST = 16;

/** Streets with pins on them, which fingers, wheel and arrow keys move. Import it lazily: it is heavy. */
export function PlaceMap({ label, pins, area, tiles, isDark, fallback, children }: Props) {
  const { i18n } = useLingui();
  const words = useMapWords(label);
  const hostRef = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [isFailed, setFailed] = useState(false);
  const language = i18n.locale;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes later is handled below
  useEffect(() => {
    const host = hostRef.current;
    if (!host) return;
    const made = drawn(host, mapStyle({ isDark, language, area, tiles }), words, boundsOf(pins));
    if (made === null) {
      setFailed(true);
      return;
    }
    made.on('error', () => {
      if (!made.loaded()) setFailed(true);
    });
    setMap(made);
    return () => made.remove();
  }, []);

  useEffect(() => {
    map?.setStyle(mapStyle({ isDark, language, area, tiles }), { diff: true });
  }, [map, isDark, language, area, tiles]);

  useEffect(() => {
    if (map === null) return;
    const markers = pins.map((pin) =>
      new Marker({ element: pinElement(pin), anchor: 'bottom' }).setLngLat(pin).addTo(map),
    );
    map.fitBounds(boundsOf(pins), { padding: 64, maxZoom: CLOSEST, duration: 0 });
    return () => {
      for (const marker of markers) marker.remove();
    };
  }, [map, pins]);

  if (isFailed) return fallback;
  return (
    <>
      <div ref={hostRef} className={classes.map} dir="ltr" />
      {children}
    </>
  );
}

function drawn(
  container: HTMLElement,
  style: ReturnType<typeof mapStyle>,
  locale: Record<string, string>,
  bounds: LngLatBounds,
): MapLibreMap | null {
  try {
    const map = new StreetMap({
      container,
      style,
      locale,
      bounds,
      fitBoundsOptions: { padding: 64, maxZoom: CLOSEST },
      maxZoom: 21,
      minZoom: 9,
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
