import {
  asItIs,
  flag,
  list,
  moment,
  money,
  needed,
  one,
  oneOf,
  picture,
  text,
  texts,
  whole,
  words,
} from './fields';
import { type Kind, position } from './kind';

/** Couriers, parcel settings, reasons, offline payment methods and pages. */
export const SERVICE: readonly Kind[] = [
  {
    name: 'couriers',
    table: 'couriers',
    fields: {
      name: needed(text),
      phone: needed(words),
      email: words,
      image: picture,
      zone: needed(one('zones')),
      vehicle: needed(oneOf(['bicycle', 'motorcycle', 'car'])),
      is_active: flag(true),
    },
    columns: { zone: 'zone_id' },
  },
  {
    name: 'parcel-categories',
    table: 'parcel_categories',
    fields: {
      module: needed(one('modules')),
      name: needed(text),
      description: text,
      image: picture,
      per_km: needed(money()),
      minimum_charge: needed(money()),
      maximum_grams: whole(),
      maximum_centimetres: whole(),
      position,
    },
    columns: { module: 'module_id' },
  },
  { name: 'parcel-instructions', table: 'parcel_instructions', fields: { instruction: needed(text) } },
  {
    name: 'cancellation-reasons',
    table: 'cancellation_reasons',
    fields: {
      reason: needed(text),
      said_by: oneOf(['customer', 'deliveryman', 'store', 'admin'], 'customer'),
      is_for_parcels: flag(false),
      is_after_pickup: flag(false),
      is_for_trips: flag(false),
    },
  },
  { name: 'refund-reasons', table: 'refund_reasons', fields: { reason: needed(text) } },
  {
    name: 'offline-methods',
    table: 'offline_methods',
    fields: { name: needed(text), information: asItIs, fields: asItIs, position },
  },
  {
    name: 'pages',
    table: 'pages',
    isKeyed: true,
    keyColumn: 'name',
    fields: {
      sections: needed(list({ heading: text, paragraphs: needed(texts) })),
      changed: needed(moment),
    },
  },
];
