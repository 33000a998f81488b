const QUICK = 'it ends before a screenshot can be taken';
const STORAGE = `${QUICK}: it only reads the browser's storage`;

/** Resting states without a screenshot, with the reason. */
export const unseen: Readonly<Record<string, string>> = {
  'session.guest.reading': STORAGE,
  'session.account.reading': STORAGE,
  'preferences.language.reloading': 'the page is reloading',
  'location.loading': STORAGE,
  'location.checkingCart': QUICK,
  'location.storing': STORAGE,
  'module.storing': STORAGE,
};
