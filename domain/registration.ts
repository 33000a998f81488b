import type { Place } from './catalogue';

export type Applicant = 'store' | 'courier';
export const IDENTITY_TYPES = ['passport', 'driving_license', 'nid'] as const;
export type IdentityType = (typeof IDENTITY_TYPES)[number];
export const TIME_TYPES = ['min', 'hours', 'days'] as const;

const STEPS = {
  store: ['plan', 'place', 'details', 'documents', 'contact'],
  courier: ['work', 'documents', 'contact'],
} as const;
export type Step = (typeof STEPS)[Applicant][number];

export const stepsOf = (kind: Applicant): readonly Step[] => STEPS[kind];

const blankTexts = {
  plan: '',
  moduleId: '',
  storeName: '',
  minimumTime: '',
  maximumTime: '',
  timeType: 'min',
  tin: '',
  tinExpires: '',
  zoneId: '',
  vehicleId: '',
  earning: '1',
  identityType: 'passport',
  identityNumber: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  country: '',
};
export type Texts = typeof blankTexts;

/** A registration that is not sent yet. After sending, only the fact that it was sent is kept. */
export type Draft = {
  /** The key of the history entry where the registration was started. */
  visit: string;
  isSent: boolean;
  step: Step;
  texts: Texts;
  place: Place | null;
};

export const blankDraft = (kind: Applicant, visit: string, isSent = false): Draft => ({
  visit,
  isSent,
  step: stepsOf(kind)[0] ?? 'contact',
  texts: blankTexts,
  place: null,
});

const FILE_LIMITS = {
  store: { logo: 1, cover_photo: 1 },
  courier: { image: 1, identity_image: 3 },
} as const;
export type FileField = 'logo' | 'cover_photo' | 'image' | 'identity_image';
export type RegistrationFile = { id: string; field: FileField; name: string; url: string };

export const fileFields = (kind: Applicant): FileField[] => Object.keys(FILE_LIMITS[kind]) as FileField[];
export const maxFiles = (field: FileField): number =>
  ({ ...FILE_LIMITS.store, ...FILE_LIMITS.courier })[field];

/** The document that each kind of applicant has to upload. */
const NEEDED: Record<Applicant, FileField> = { store: 'logo', courier: 'identity_image' };

export const isNeeded = (kind: Applicant, field: FileField): boolean => NEEDED[kind] === field;

export const hasRequiredFiles = (kind: Applicant, files: readonly RegistrationFile[]): boolean =>
  files.some(({ field }) => isNeeded(kind, field));

/** Returns the step that shows this field. `null`: no step does. */
export function stepOfField(kind: Applicant, field: string): Step | null {
  const step = WHERE[field];
  const configured = typeof step === 'string' ? step : step?.[kind];
  return configured !== undefined && stepsOf(kind).includes(configured) ? configured : null;
}

const WHERE: Readonly<Record<string, Step | Partial<Record<Applicant, Step>>>> = {
  business_plan: 'plan',
  package_id: 'plan',
  zone_id: { store: 'place', courier: 'work' },
  latitude: 'place',
  module_id: 'place',
  vehicle_id: 'work',
  translations: 'details',
  minimum_delivery_time: 'details',
  delivery_time_type: 'details',
  tin: 'details',
  tin_expire_date: 'details',
  identity_type: 'documents',
  identity_number: 'documents',
  logo: 'documents',
  cover_photo: 'documents',
  image: 'documents',
  identity_image: 'documents',
  f_name: 'contact',
  l_name: 'contact',
  email: 'contact',
  phone: 'contact',
  password: 'contact',
};

/** Returns the stored draft. `null`: the stored value is not a valid draft [STO-02]. */
export function readDraft(kind: Applicant, value: unknown): Draft | null {
  const { visit, isSent, step, texts, place } = (value ?? {}) as Partial<Record<keyof Draft, unknown>>;
  const known = stepsOf(kind).find((one) => one === step);
  if (known === undefined || typeof texts !== 'object' || texts === null) return null;
  const typed = texts as Record<string, unknown>;
  const kept = Object.fromEntries(
    Object.entries(blankTexts).map(([field, blank]) => {
      const text = typed[field];
      return [field, typeof text === 'string' ? text.slice(0, LONGEST) : blank];
    }),
  );
  return {
    visit: typeof visit === 'string' ? visit : '',
    isSent: isSent === true,
    step: known,
    texts: kept as Texts,
    place: isPlace(place) ? place : null,
  };
}

const LONGEST = 500;

function isPlace(value: unknown): value is Place {
  const { label, lat, lng, zoneIds } = (value ?? {}) as Partial<Record<keyof Place, unknown>>;
  return (
    typeof label === 'string' &&
    Number.isFinite(lat) &&
    Number.isFinite(lng) &&
    Array.isArray(zoneIds) &&
    zoneIds.every(Number.isInteger)
  );
}

/**
 * Returns the registration to show. Opening the start link again returns to the first step and clears the
 * plan [NAV-22]. A reload keeps both, but chosen files are lost, so the form returns to the documents. A sent
 * registration is shown until a new one is started.
 */
export function resumed(kind: Applicant, draft: Draft | null, { visit, isStartLink }: Visit): Draft {
  const isSame = draft?.visit === visit;
  if (draft === null || (draft.isSent && !isSame)) return blankDraft(kind, visit);
  if (isStartLink && !isSame)
    return { ...draft, visit, step: blankDraft(kind, visit).step, texts: { ...draft.texts, plan: '' } };
  return { ...draft, visit, step: draft.step === 'contact' ? 'documents' : draft.step };
}

/** `visit`: the key of the current history entry. `isStartLink`: its URL is the start link. */
export type Visit = { visit: string; isStartLink: boolean };
