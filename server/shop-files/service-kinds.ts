import {
  asItIs,
  flag,
  integer,
  list,
  moment,
  money,
  one,
  oneOf,
  picture,
  required,
  text,
  texts,
  words,
} from './fields';
import { type Kind, position } from './kind';

/** The files of couriers, parcel settings, reasons, offline payment methods and pages. */
export const SERVICE: readonly Kind[] = [
  {
    name: 'couriers',
    table: 'couriers',
    fields: {
      name: required(text),
      phone: required(words),
      email: words,
      image: picture,
      zone: required(one('zones')),
      vehicle: required(oneOf(['bicycle', 'motorcycle', 'car'])),
      is_active: flag(true),
    },
    columns: { zone: 'zone_id' },
  },
  {
    name: 'parcel-categories',
    table: 'parcel_categories',
    fields: {
      module: required(one('modules')),
      name: required(text),
      description: text,
      image: picture,
      per_km: required(money()),
      minimum_charge: required(money()),
      maximum_grams: integer(),
      maximum_centimetres: integer(),
      position,
    },
    columns: { module: 'module_id' },
  },
  { name: 'parcel-instructions', table: 'parcel_instructions', fields: { instruction: required(text) } },
  {
    name: 'cancellation-reasons',
    table: 'cancellation_reasons',
    fields: {
      reason: required(text),
      said_by: oneOf(['customer', 'deliveryman', 'store', 'admin'], 'customer'),
      is_for_parcels: flag(false),
      is_after_pickup: flag(false),
      is_for_trips: flag(false),
    },
  },
  { name: 'refund-reasons', table: 'refund_reasons', fields: { reason: required(text) } },
  {
    name: 'offline-methods',
    table: 'offline_methods',
    fields: { name: required(text), information: asItIs, fields: asItIs, position },
  },
  {
    name: 'pages',
    table: 'pages',
    isKeyed: true,
    keyColumn: 'name',
    fields: {
      sections: required(list({ heading: text, paragraphs: required(texts) })),
      changed: required(moment),
    },
  },
];
