import type { Applicant, FileField, Texts } from '../../domain/registration';
import { wholeNumberIn } from '../../domain/typed-number';
import type { ApiClient } from './client';
import { requiredNumber, requiredText, wiresOf } from './wire';

export type DeliveryVehicle = { id: number; name: string };
/** A file with the name of its form field. */
export type SentFile = { field: FileField; file: File };
export type SentRegistration = {
  texts: Texts;
  place: { lat: number; lng: number; label: string; zoneIds: number[] } | null;
  password: string;
  files: readonly SentFile[];
  language: string;
};

export type RegistrationApi = {
  vehicles(signal?: AbortSignal): Promise<DeliveryVehicle[]>;
  register(kind: Applicant, sent: SentRegistration): Promise<void>;
};

export const createRegistrationApi = (client: ApiClient): RegistrationApi => ({
  vehicles: async (signal) =>
    wiresOf(await client.get('/get-vehicles', signal ? { signal } : {})).map((wire) => ({
      id: requiredNumber(wire, 'id'),
      name: requiredText(wire, 'type'),
    })),
  register: async (kind, sent) => {
    if (kind === 'store') await client.post('/auth/vendor/register', { body: formOf(storeOf(sent), sent) });
    else await client.post('/auth/delivery-man/store', { body: formOf(courierOf(sent), sent) });
  },
});

type Fields = Record<string, string | number | null>;

const applicantOf = ({ texts, password }: SentRegistration): Fields => ({
  f_name: texts.firstName,
  l_name: texts.lastName || null,
  email: texts.email,
  phone: texts.phone,
  password,
});

const storeOf = (sent: SentRegistration): Fields => {
  const { texts, place, language } = sent;
  const translations = [
    { locale: language, key: 'name', value: texts.storeName },
    { locale: language, key: 'address', value: place?.label ?? '' },
  ];
  return {
    ...applicantOf(sent),
    zone_id: place?.zoneIds[0] ?? null,
    latitude: place?.lat ?? null,
    longitude: place?.lng ?? null,
    module_id: texts.moduleId,
    minimum_delivery_time: wholeNumberIn(texts.minimumTime),
    maximum_delivery_time: wholeNumberIn(texts.maximumTime),
    delivery_time_type: texts.timeType,
    translations: JSON.stringify(translations),
    business_plan: texts.plan,
    tin: texts.tin || null,
    tin_expire_date: texts.tinExpires || null,
  };
};

const courierOf = (sent: SentRegistration): Fields => ({
  ...applicantOf(sent),
  zone_id: sent.texts.zoneId,
  vehicle_id: sent.texts.vehicleId,
  earning: sent.texts.earning,
  identity_type: sent.texts.identityType,
  identity_number: sent.texts.identityNumber,
});

/** Returns the body as form data. JSON can't contain documents. */
function formOf(fields: Fields, { files }: SentRegistration): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.append(name, String(value));
  for (const { field, file } of files) form.append(field, file);
  return form;
}
