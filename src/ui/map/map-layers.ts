import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  LineLayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { MapColours } from './map-colours';

/** The name of the map's only base source. Layer names follow the Protomaps basemap. */
export const STREETS = 'streets';
const FONTS = ['Readex Pro'];

type Words = DataDrivenPropertyValueSpecification<string>;

const kindIn = (...kinds: string[]): FilterSpecification => ['in', ['get', 'kind'], ['literal', kinds]];
const detailIn = (...kinds: string[]): FilterSpecification => [
  'in',
  ['get', 'kind_detail'],
  ['literal', kinds],
];

/** Returns a size that grows with the zoom. `stops`: pairs of zoom and size. */
const growing = (...stops: number[]): DataDrivenPropertyValueSpecification<number> =>
  ['interpolate', ['exponential', 1.6], ['zoom'], ...stops] as ExpressionSpecification;

const fill = (
  id: string,
  layer: string,
  filter: FilterSpecification,
  colour: string,
  minzoom = 0,
): LayerSpecification => ({
  id,
  type: 'fill',
  source: STREETS,
  'source-layer': layer,
  minzoom,
  filter,
  paint: { 'fill-color': colour },
});

const groundLayers = (colours: MapColours): LayerSpecification[] => [
  { id: 'ground', type: 'background', paint: { 'background-color': colours.ground } },
  fill('urban', 'landuse', kindIn('residential'), colours.urban),
  fill('farm', 'landuse', kindIn('farmland'), colours.farm),
  fill('wood', 'landuse', kindIn('wood', 'forest'), colours.wood),
  fill('commercial', 'landuse', kindIn('commercial'), colours.commercial, 13),
  fill('industrial', 'landuse', kindIn('industrial'), colours.industrial, 13),
  fill('park', 'landuse', kindIn('park', 'grass', 'garden'), colours.park),
  fill('water', 'water', ['==', ['geometry-type'], 'Polygon'], colours.water),
  fill('island', 'earth', kindIn('island'), colours.urban),
  fill('beach', 'landuse', kindIn('beach', 'sand'), colours.sand),
  {
    id: 'buildings',
    type: 'fill',
    source: STREETS,
    'source-layer': 'buildings',
    minzoom: 14,
    filter: kindIn('building', 'building_part'),
    paint: {
      'fill-color': colours.building,
      'fill-outline-color': colours.buildingEdge,
      'fill-opacity': ['interpolate', ['linear'], ['zoom'], 14, 0.35, 15.5, 1],
    },
  },
];

type Stroke = {
  filter: FilterSpecification;
  colour: string;
  width: DataDrivenPropertyValueSpecification<number>;
  minzoom?: number;
  dashes?: number[];
};

const stroke = (
  id: string,
  { filter, colour, width, minzoom = 0, dashes }: Stroke,
): LineLayerSpecification => ({
  id,
  type: 'line',
  source: STREETS,
  'source-layer': 'roads',
  minzoom,
  filter,
  layout: { 'line-cap': dashes ? 'butt' : 'round', 'line-join': 'round' },
  paint: { 'line-color': colour, 'line-width': width, ...(dashes && { 'line-dasharray': dashes }) },
});

const MINOR = kindIn('minor_road');
const THIRD = detailIn('tertiary');
const SECOND = detailIn('secondary');
const FIRST = detailIn('primary');
const MAIN = detailIn('secondary', 'primary');
const FAST = kindIn('highway');

/** The layers of the streets. Outlines of all streets come first, so that crossing streets look connected. */
const streetLayers = (colours: MapColours): LayerSpecification[] => {
  const edge = colours.streetEdge;
  return [
    stroke('path', {
      filter: kindIn('path'),
      colour: colours.path,
      width: growing(13, 0.8, 18, 4),
      minzoom: 13,
      dashes: [2, 1.4],
    }),
    stroke('rail', { filter: kindIn('rail'), colour: colours.rail, width: growing(11, 0.8, 18, 3) }),
    stroke('minor-edge', {
      filter: MINOR,
      colour: edge,
      width: growing(12.5, 0.6, 14, 3.2, 16, 10.5, 18, 27),
      minzoom: 13,
    }),
    stroke('third-edge', {
      filter: THIRD,
      colour: edge,
      width: growing(12, 1.6, 14, 4.6, 16, 13.5, 18, 33),
      minzoom: 12,
    }),
    stroke('main-edge', {
      filter: MAIN,
      colour: edge,
      width: growing(9, 0.8, 12, 3.6, 14, 7, 16, 18, 18, 42),
      minzoom: 9,
    }),
    stroke('fast-edge', {
      filter: FAST,
      colour: colours.highwayEdge,
      width: growing(6, 0.8, 10, 3.2, 14, 9, 18, 46),
      minzoom: 6,
    }),
    stroke('minor', {
      filter: MINOR,
      colour: colours.street,
      width: growing(12.5, 0.3, 14, 2.2, 16, 8.5, 18, 24),
      minzoom: 13,
    }),
    stroke('third', {
      filter: THIRD,
      colour: colours.street,
      width: growing(12, 1, 14, 3.4, 16, 11.5, 18, 30),
      minzoom: 12,
    }),
    stroke('second', {
      filter: SECOND,
      colour: colours.mainStreet,
      width: growing(9, 0.4, 12, 2.2, 14, 5, 16, 15, 18, 37),
    }),
    stroke('first', {
      filter: FIRST,
      colour: colours.mainStreet,
      width: growing(9, 0.5, 12, 2.8, 14, 6, 16, 17, 18, 40),
    }),
    stroke('fast', { filter: FAST, colour: colours.highway, width: growing(6, 0.4, 10, 2, 14, 7, 18, 42) }),
  ];
};

type Label = {
  layer: string;
  filter: FilterSpecification;
  minzoom: number;
  maxzoom?: number;
  colour: string;
  words?: Words;
  size: DataDrivenPropertyValueSpecification<number>;
  layout?: SymbolLayerSpecification['layout'];
};

const labelLayers = (colours: MapColours, language: string): LayerSpecification[] => {
  const named: Words = ['coalesce', ['get', `name:${language}`], ['get', 'name']];
  const label = (
    id: string,
    { layer, filter, minzoom, maxzoom = 24, colour, words = named, size, layout }: Label,
  ) =>
    ({
      id,
      type: 'symbol',
      source: STREETS,
      'source-layer': layer,
      minzoom,
      maxzoom,
      filter,
      layout: { 'text-field': words, 'text-font': FONTS, 'text-size': size, 'text-max-width': 7, ...layout },
      paint: { 'text-color': colour, 'text-halo-color': colours.halo, 'text-halo-width': 1.4 },
    }) satisfies SymbolLayerSpecification;
  const alongStreets = { 'symbol-placement': 'line', 'symbol-spacing': 300 } as const;
  const isReady: FilterSpecification = ['<=', ['coalesce', ['get', 'min_zoom'], 14], ['zoom']];
  const places: FilterSpecification = ['all', ['!=', ['get', 'kind'], 'park'], isReady];
  return [
    label('numbers', {
      layer: 'buildings',
      filter: kindIn('address'),
      minzoom: 16.6,
      colour: colours.quietLabel,
      words: ['get', 'addr_housenumber'],
      size: 10,
    }),
    label('minor-names', {
      layer: 'roads',
      filter: kindIn('minor_road', 'path'),
      minzoom: 15,
      colour: colours.quietLabel,
      size: growing(15, 10, 18, 13),
      layout: alongStreets,
    }),
    label('main-names', {
      layer: 'roads',
      filter: kindIn('major_road', 'highway'),
      minzoom: 13,
      colour: colours.label,
      size: growing(13, 10, 18, 14.5),
      layout: alongStreets,
    }),
    {
      id: 'place-dots',
      type: 'circle',
      source: STREETS,
      'source-layer': 'pois',
      minzoom: 14,
      filter: places,
      paint: {
        'circle-radius': 3,
        'circle-color': colours.place,
        'circle-stroke-width': 1,
        'circle-stroke-color': colours.halo,
      },
    },
    label('places', {
      layer: 'pois',
      filter: places,
      minzoom: 14,
      colour: colours.place,
      size: 11,
      layout: { 'text-offset': [0, 0.7], 'text-anchor': 'top' },
    }),
    label('parks', {
      layer: 'pois',
      filter: kindIn('park'),
      minzoom: 14,
      colour: colours.parkLabel,
      size: 11,
    }),
    label('waters', {
      layer: 'water',
      filter: ['==', ['geometry-type'], 'Point'],
      minzoom: 11,
      colour: colours.waterLabel,
      size: 13,
    }),
    label('districts', {
      layer: 'places',
      filter: kindIn('neighbourhood'),
      minzoom: 12,
      maxzoom: 16.5,
      colour: colours.quietLabel,
      size: growing(12, 10.5, 16, 15),
    }),
    label('city', {
      layer: 'places',
      filter: kindIn('locality'),
      minzoom: 4,
      maxzoom: 12.4,
      colour: colours.label,
      size: growing(6, 13, 12, 22),
    }),
  ];
};

export const backgroundLayers = (colours: MapColours): LayerSpecification[] => [
  ...groundLayers(colours),
  ...streetLayers(colours),
];
export const labelsOf = labelLayers;
