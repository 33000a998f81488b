import type { Zone, ZoneData, ZoneModule, ZoneModulePivot } from '../../../contract/types.gen';
import { type Currency, fromMinor, fromOptionalMinor } from '../../../domain/money';
import type { Language } from '../../http/language';
import type { RequestContext } from '../../http/request-context';
import { optionalTextIn, textIn } from '../shared/local-text';
import type { ZoneChargeRow, ZoneModuleRow, ZoneRow } from './zone.store';

export const toWireZone = ({ id, name, polygon }: ZoneRow, language: Language): Zone => ({
  id,
  name: textIn(name, language),
  display_name: textIn(name, language),
  status: 1,
  formated_coordinates: polygon,
});

type Reader = Pick<RequestContext, 'language' | 'currency'>;

export const toWireZoneData = (
  { id, name, increased_fee_percent }: ZoneRow,
  modules: readonly ZoneModuleRow[],
  reader: Reader,
): ZoneData => ({
  id,
  name: textIn(name, reader.language),
  status: 1,
  increased_delivery_fee: increased_fee_percent,
  increased_delivery_fee_status: increased_fee_percent > 0 ? 1 : 0,
  modules: modules.flatMap((module) => {
    const charges = module.charges.find(({ zone_id }) => zone_id === id);
    return charges ? [toWireModule(module, charges, reader)] : [];
  }),
});

const toWireModule = (
  module: ZoneModuleRow,
  charges: ZoneChargeRow,
  { language, currency }: Reader,
): ZoneModule => ({
  id: module.id,
  module_name: textIn(module.name, language),
  ...(module.type === null ? {} : { module_type: module.type as NonNullable<ZoneModule['module_type']> }),
  description: optionalTextIn(module.description, language),
  status: module.is_active ? 1 : 0,
  pivot: toWirePivot(charges, currency),
});

const toWirePivot = (charges: ZoneChargeRow, currency: Currency): ZoneModulePivot => ({
  zone_id: charges.zone_id,
  module_id: charges.module_id,
  delivery_charge_type: charges.charge_type,
  fixed_shipping_charge: fromOptionalMinor(charges.fixed_charge, currency),
  per_km_shipping_charge: fromMinor(charges.per_km, currency),
  minimum_shipping_charge: fromMinor(charges.minimum_charge, currency),
  maximum_shipping_charge: fromOptionalMinor(charges.maximum_charge, currency),
  maximum_cod_order_amount: fromOptionalMinor(charges.maximum_cod, currency),
});
