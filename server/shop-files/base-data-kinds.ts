import { decimal, flag, money, needed, one, oneOf, picture, points, taxPercent, text } from './fields';
import { type Kind, position } from './kind';

/** Zones, modules, categories, brands and cuisines. */
export const GROUND: readonly Kind[] = [
  {
    name: 'zones',
    table: 'zones',
    fields: {
      name: needed(text),
      polygon: needed(points),
      is_active: flag(true),
      increased_fee_percent: decimal(0, 900, 0),
      surge_percent: decimal(0, 900, 0),
    },
  },
  {
    name: 'modules',
    table: 'modules',
    fields: {
      name: needed(text),
      description: text,
      type: oneOf(['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental']),
      icon: needed(picture),
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
          zone_id: needed(one('zones')),
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
      module: needed(one('modules')),
      parent: one('categories'),
      name: needed(text),
      image: picture,
      position,
      is_featured: flag(false),
      tax_percent: taxPercent,
    },
    columns: { module: 'module_id', parent: 'parent_id' },
  },
  {
    name: 'brands',
    table: 'brands',
    fields: { module: needed(one('modules')), name: needed(text), image: picture },
    columns: { module: 'module_id' },
  },
  {
    name: 'cuisines',
    table: 'cuisines',
    isKeyed: true,
    keyColumn: 'code',
    fields: { name: needed(text), position },
  },
];
