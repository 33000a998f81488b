export type MapColours = Record<
  | 'ground'
  | 'urban'
  | 'park'
  | 'wood'
  | 'farm'
  | 'sand'
  | 'commercial'
  | 'industrial'
  | 'water'
  | 'building'
  | 'buildingEdge'
  | 'street'
  | 'mainStreet'
  | 'highway'
  | 'streetEdge'
  | 'highwayEdge'
  | 'path'
  | 'rail'
  | 'label'
  | 'quietLabel'
  | 'halo'
  | 'waterLabel'
  | 'parkLabel'
  | 'place'
  | 'area'
  | 'route',
  string
>;

export const LIGHT: MapColours = {
  ground: '#efeee6',
  urban: '#f6f2ea',
  park: '#d3e8c6',
  wood: '#d9e7cd',
  farm: '#eeeed8',
  sand: '#f6ebcb',
  commercial: '#faeee0',
  industrial: '#eeeaee',
  water: '#b3d7ea',
  building: '#e9e2d6',
  buildingEdge: '#dad1c2',
  street: '#ffffff',
  mainStreet: '#fff1c9',
  highway: '#fbd582',
  streetEdge: '#dfd7c9',
  highwayEdge: '#e0a94c',
  path: '#bcc9ad',
  rail: '#c2bcc2',
  label: '#3a342c',
  quietLabel: '#655c50',
  halo: '#ffffff',
  waterLabel: '#2f6f94',
  parkLabel: '#3c7438',
  place: '#86571f',
  area: '#e8a013',
  route: '#1f6fc4',
};

export const DARK: MapColours = {
  ground: '#171512',
  urban: '#1e1b17',
  park: '#1d2f22',
  wood: '#1a2a1f',
  farm: '#20231c',
  sand: '#2f2a1f',
  commercial: '#28231c',
  industrial: '#242126',
  water: '#12293a',
  building: '#2b2721',
  buildingEdge: '#383229',
  street: '#3b362e',
  mainStreet: '#4c453a',
  highway: '#6c5930',
  streetEdge: '#15130f',
  highwayEdge: '#2a2214',
  path: '#36443a',
  rail: '#423d44',
  label: '#ece4d8',
  quietLabel: '#b3a898',
  halo: '#16130f',
  waterLabel: '#79b2d3',
  parkLabel: '#86c08b',
  place: '#e0b27e',
  area: '#e8a013',
  route: '#6db2ff',
};
