import 'maplibre-gl/dist/maplibre-gl.css';
import { useLingui } from '@lingui/react/macro';
import {
  type Map as MapLibreMap,
  type MapOptions,
  Marker,
  NavigationControl,
  Map as StreetMap,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { LatLng } from '../../../domain/geo';
import type { Direction } from '../../../domain/steps';
import { STREETS } from './map-layers';
import { AREA, ROUTE } from './map-overlays';
import { animateMarker, type CourierPin, courierMarker, type MapPin, placePins } from './map-pins';
import { type Around, externalMapStyle, mapStyle, type Overlays, withOverlays } from './map-style';
import { boundsOf, fitting, hasSeveral, rangeView, type ZoomRange } from './map-view';
import classes from './place-map.module.css';

setWorkerUrl(workerUrl);

/** A pin that the customer moves by pointer, by arrow keys, or by a press on the map. */
type MovablePin = LatLng & {
  label: string;
  onMove: (to: LatLng) => void;
  onStep: (towards: Direction) => void;
};

type Props = {
  label: string;
  pins: readonly MapPin[];
  areas: readonly (readonly LatLng[])[];
  movable?: MovablePin;
  /** The courier's pin. The map animates its movement. */
  courier?: CourierPin | null;
  around?: Around | null;
  route?: readonly LatLng[];
  chosen?: number | null;
  /** The initial zoom. By default all pins fit. */
  zoom?: number;
  /** The limits of the zoom, and the initial zoom for a single place. */
  zoomRange?: ZoomRange;
  showsAreas?: boolean;
  tiles: string;
  isDark: boolean;
  /** The number of the attempt. A new number reloads the map tiles. */
  attempt: number;
  onMapUpdate: (event: MapUpdate) => void;
};

export type MapUpdate = {
  type: 'map.refused' | 'tile.arrived' | 'tile.failed' | 'graphics.lost' | 'graphics.restored';
};

const NO_PINS: readonly MapPin[] = [];
const NO_ROUTE: readonly LatLng[] = [];

/** The map. Import it lazily, because the map library is large. */
export function PlaceMap({
  label,
  pins = NO_PINS,
  areas,
  movable,
  courier = null,
  around = null,
  route = NO_ROUTE,
  chosen = null,
  zoom,
  zoomRange,
  showsAreas = false,
  tiles,
  isDark,
  attempt,
  onMapUpdate,
}: Omit<Props, 'pins'> & { pins?: Props['pins'] }) {
  const { i18n } = useLingui();
  const texts = useMapWords(label);
  const hostRef = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const language = i18n.locale;
  const overlays = useMemo<Overlays>(
    () => ({ isDark, areas, around, route }),
    [isDark, areas, around, route],
  );
  const look = useMemo(() => mapStyle(overlays, { language, tiles }), [overlays, language, tiles]);

  /** Returns the courier for the initial view. Later positions of the courier must not move the map. */
  const whoComes = useEffectEvent(() => (courier ? [courier] : []));
  const make = useEffectEvent((host: HTMLDivElement) => {
    const view =
      movable && zoom !== undefined
        ? { center: { lat: movable.lat, lng: movable.lng }, zoom }
        : zoomRange
          ? rangeView([...pins, ...route, ...whoComes()], zoomRange, language)
          : { bounds: boundsOf([...pins, ...route, ...whoComes()]), fitBoundsOptions: fitting(language) };
    const made = drawn({
      container: host,
      locale: texts,
      ...(externalMapStyle(isDark) ? {} : { style: look }),
      ...view,
    });
    if (made === null) {
      onMapUpdate({ type: 'map.refused' });
      return;
    }
    reportMapEvents(made, notify);
    if (movable) made.on('click', ({ lngLat }) => movePin({ lat: lngLat.lat, lng: lngLat.lng }));
    setMap(made);
    return () => made.remove();
  });
  const notify = useEffectEvent((event: MapUpdate) => onMapUpdate(event));
  useEffect(() => (hostRef.current ? make(hostRef.current) : undefined), []);

  useEffect(() => {
    const foreign = externalMapStyle(isDark);
    if (foreign === null) map?.setStyle(look, { diff: true });
    else map?.setStyle(foreign, { transformStyle: (_, next) => withOverlays(next, overlays) });
  }, [map, look, overlays, isDark]);

  useEffect(() => {
    if (attempt > 0) map?.refreshTiles(STREETS);
  }, [map, attempt]);

  useEffect(() => {
    const corners = showsAreas ? areas.flat() : [];
    if (corners.length > 0) map?.fitBounds(boundsOf(corners), { padding: 24 });
  }, [map, areas, showsAreas]);

  const hasRange = zoomRange !== undefined && !hasSeveral([...pins, ...route]);
  const markChosen = useEffectEvent((placed: PlacedPins) => placed.mark(chosen));
  const [placed, setPlaced] = useState<PlacedPins | null>(null);
  useEffect(() => {
    if (map === null || pins.length === 0) return;
    const now = placePins(map, pins);
    setPlaced(now);
    const showAll = () =>
      map.fitBounds(boundsOf([...pins, ...route, ...whoComes()]), { ...fitting(language), duration: 0 });
    if (!hasRange) {
      showAll();
      // Rotating a phone changes the map's shape, so all pins are fitted again.
      map.on('resize', showAll);
    }
    const mark = () => markChosen(now);
    map.on('moveend', mark);
    return () => {
      map.off('resize', showAll);
      map.off('moveend', mark);
      now.remove();
    };
  }, [map, pins, route, hasRange, language]);

  const chosenPin = pins.find(({ id }) => id === chosen);
  useEffect(() => {
    placed?.mark(chosen);
    if (chosenPin && !map?.getBounds().contains(chosenPin)) map?.easeTo({ center: chosenPin });
  }, [map, placed, chosen, chosenPin]);

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

  const { label: courierLabel = null, comesBy = 'scooter' } = courier ?? {};
  const rider = useMemo(
    () => (courierLabel === null ? null : courierMarker({ label: courierLabel, comesBy })),
    [courierLabel, comesBy],
  );
  const rides = courier ?? { lat: 0, lng: 0 };
  useEffect(() => {
    if (map !== null && rider !== null) animateMarker(map, rider, { lat: rides.lat, lng: rides.lng });
  }, [map, rider, rides.lat, rides.lng]);
  useEffect(() => () => void rider?.remove(), [rider]);

  return <div ref={hostRef} className={classes.map} dir="ltr" />;
}

type PlacedPins = ReturnType<typeof placePins>;

/** Reports events of the map. A missing tile is ignored; without the list of tiles the map has failed. */
function reportMapEvents(map: MapLibreMap, notify: (event: MapUpdate) => void): void {
  map.on('error', (event) => {
    const { tile } = event as { tile?: unknown };
    if (tile) notify({ type: 'tile.failed' });
    else if (!map.loaded()) notify({ type: 'map.refused' });
  });
  map.on('sourcedata', (event) => {
    const { tile } = event as { tile?: { state?: string } };
    if (tile?.state === 'loaded' && event.sourceId !== AREA && event.sourceId !== ROUTE)
      notify({ type: 'tile.arrived' });
  });
  map.on('webglcontextlost', () => notify({ type: 'graphics.lost' }));
  map.on('webglcontextrestored', () => notify({ type: 'graphics.restored' }));
}

const ARROWS: Record<string, Direction> = {
  ArrowUp: 'north',
  ArrowDown: 'south',
  ArrowLeft: 'west',
  ArrowRight: 'east',
};

type View = Pick<
  MapOptions,
  'container' | 'style' | 'locale' | 'bounds' | 'fitBoundsOptions' | 'center' | 'zoom' | 'minZoom' | 'maxZoom'
>;

function drawn(view: View): MapLibreMap | null {
  try {
    const map = new StreetMap({
      maxZoom: 21,
      minZoom: 1,
      ...view,
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

function movableElement(label: string): HTMLElement {
  const pin = document.createElement('button');
  pin.type = 'button';
  pin.className = classes.movable ?? '';
  pin.setAttribute('aria-label', label);
  return pin;
}

/** Returns the texts of the map library's controls. */
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
