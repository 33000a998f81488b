import { refuse } from '../../http/errors';
import type { Operations } from '../../http/operation';
import { documentsIn, Problems, readApplicant } from './applicant';
import { readCourier } from './courier-form';
import { register } from './register.operation';
import { REGISTRATION_MESSAGES } from './registration.messages';
import { readStore } from './store-form';
import { DELIVERY_VEHICLES } from './vehicles';

/**
 * Operations for the registration of stores and couriers. One setting closes both; another closes only stores
 * [FOOT-08].
 */
export const registrationRoutes = (): Operations => ({
  registerVendor: async (request) => {
    const { config, body, uploads, language } = request;
    if (!config.toggle_dm_registration || !config.toggle_store_registration)
      refuse(403, 'closed', REGISTRATION_MESSAGES.closed);
    const problems = new Problems();
    const applicant = readApplicant(body, problems);
    const { details, documentNumber } = await readStore(request, body, problems);
    problems.refuse();
    const documents = documentsIn(uploads, { logo: 1, cover_photo: 1 });
    const id = await register(request, {
      kind: 'store',
      applicant,
      documentNumber,
      zoneId: body.zone_id,
      details,
      documents,
    });
    return {
      store_id: id,
      package_id: null,
      type: details.business_plan,
      message: REGISTRATION_MESSAGES.sent[language],
    };
  },
  registerDeliveryMan: async (request) => {
    const { config, body, uploads, language } = request;
    if (!config.toggle_dm_registration) refuse(403, 'closed', REGISTRATION_MESSAGES.closed);
    const problems = new Problems();
    const applicant = readApplicant(body, problems);
    const { details, documentNumber } = await readCourier(request, body, problems);
    problems.refuse();
    const documents = documentsIn(uploads, { image: 1, identity_image: 3 });
    await register(request, {
      kind: 'courier',
      applicant,
      documentNumber,
      zoneId: body.zone_id,
      details,
      documents,
    });
    return { message: REGISTRATION_MESSAGES.sent[language] };
  },
  listDeliveryVehicles: ({ language }) =>
    DELIVERY_VEHICLES.map(({ id, name }) => ({ id, type: name[language] })),
});
