import type { DeliveryManRegistration } from '../../../contract/types.gen';
import type { RequestContext } from '../../http/request-context';
import { zonesOf } from '../location/zone-memory';
import { documentNumberOf, type Problems } from './applicant';
import { REGISTRATION_MESSAGES as SAYS } from './registration.messages';
import { DELIVERY_VEHICLES } from './vehicles';

export type CourierDetails = {
  identity_type: DeliveryManRegistration['identity_type'];
  vehicle_id: number;
  /** True: the courier is paid per delivery. False: monthly. */
  is_freelancer: boolean;
  referral_code: string | null;
};

export async function readCourier(
  { database }: Pick<RequestContext, 'database'>,
  form: DeliveryManRegistration,
  problems: Problems,
): Promise<{ details: CourierDetails; documentNumber: string | null }> {
  const { rows } = await zonesOf(database);
  if (!rows.some(({ id }) => id === form.zone_id)) problems.add('zone_id', SAYS.zone);
  if (!DELIVERY_VEHICLES.some(({ id }) => id === form.vehicle_id)) problems.add('vehicle_id', SAYS.vehicle);
  const typed = problems.text('identity_number', form.identity_number, 40);
  const documentNumber = documentNumberOf(typed);
  if (documentNumber === null || documentNumber.length < 5)
    problems.add('identity_number', SAYS.documentNumber);
  return {
    documentNumber,
    details: {
      identity_type: form.identity_type,
      vehicle_id: form.vehicle_id,
      is_freelancer: form.earning !== 0,
      referral_code: problems.text('referral_code', form.referral_code, 40),
    },
  };
}
