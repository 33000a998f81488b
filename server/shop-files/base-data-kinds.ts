import {
  decimal,
  flag,
  money,
  one,
  oneOf,
  picture,
  points,
  required,
  sizeGuide,
  taxPercent,
  text,
} from './fields';
import { type Kind, position } from './kind';

/** The files of zones, modules, categories, brands and cuisines. */
export const BASE_DATA: readonly Kind[] = [
  {
    name: 'zones',
    table: 'zones',
    fields: {
      name: required(text),
      polygon: required(points),
      is_active: flag(true),
      increased_fee_percent: decimal(0, 900, 0),
      surge_percent: decimal(0, 900, 0),
    },
  },
  {
    name: 'modules',
    table: 'modules',
    fields: {
      name: required(text),
      description: text,
      type: oneOf(['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental']),
      icon: required(picture),
      is_active: flag(true),
      has_interests: flag(false),
      tax_percent: taxPercent,
      position,
    },
    parts: {
      zones: {
        table: 'module_zones',
        owner: 'module_id',
        fields: {
          zone_id: required(one('zones')),
          charge_type: oneOf(['distance', 'fixed'], 'distance'),
          fixed_charge: money(),
          per_km: money(0),
          minimum_charge: money(0),
          maximum_charge: money(),
          maximum_cod: money(),
        },
      },
    },
  },
  {
    name: 'categories',
    table: 'categories',
    fields: {
      module: required(one('modules')),
      parent: one('categories'),
      name: required(text),
      image: picture,
      position,
      is_featured: flag(false),
      tax_percent: taxPercent,
      size_guide: sizeGuide,
    },
    columns: { module: 'module_id', parent: 'parent_id' },
  },
  {
    name: 'brands',
    table: 'brands',
    fields: { module: required(one('modules')), name: required(text), image: picture },
    columns: { module: 'module_id' },
  },
  {
    name: 'cuisines',
    table: 'cuisines',
    isKeyed: true,
    keyColumn: 'code',
    fields: { name: required(text), position },
  },
];
