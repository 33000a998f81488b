import type { FilterSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapColours } from './map-colours';

export const AREA = 'area';
export const ROUTE = 'route';

const isZone: FilterSpecification = ['==', ['get', 'kind'], 'zone'];

const areaLayers = (colours: MapColours): LayerSpecification[] => [
  { id: 'area', type: 'fill', source: AREA, paint: { 'fill-color': colours.area, 'fill-opacity': 0.06 } },
  {
    id: 'area-edge',
    type: 'line',
    source: AREA,
    filter: isZone,
    paint: { 'line-color': colours.area, 'line-width': 2, 'line-dasharray': [2, 1.5] },
  },
  {
    id: 'position-edge',
    type: 'line',
    source: AREA,
    filter: ['!', isZone],
    paint: { 'line-color': colours.area, 'line-width': 1.5, 'line-opacity': 0.5 },
  },
];

/** The layers of the route. A light outline separates the route from the streets. */
const routeLayers = (colours: MapColours): LayerSpecification[] =>
  [
    { id: 'route-edge', colour: colours.halo, width: 9 },
    { id: 'route', colour: colours.route, width: 5 },
  ].map(({ id, colour, width }) => ({
    id,
    type: 'line',
    source: ROUTE,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': width },
  }));

/** The shop's own layers above any base map. */
export const overlaysOf = (colours: MapColours): LayerSpecification[] => [
  ...areaLayers(colours),
  ...routeLayers(colours),
];
