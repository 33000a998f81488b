const QUICK = 'it is over before anybody can look';
const STORAGE = `${QUICK}: only the browser's storage is asked`;

/** Resting states without a screenshot, with the reason. */
export const unseen: Readonly<Record<string, string>> = {
  'session.guest.reading': STORAGE,
  'session.account.reading': STORAGE,
  'preferences.language.reloading': 'the page is being replaced by another one',
  'location.loading': STORAGE,
  'location.checkingCart': QUICK,
  'location.storing': STORAGE,
  'module.storing': STORAGE,
};
