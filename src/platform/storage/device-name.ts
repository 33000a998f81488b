import { createBrowserStore } from './browser-store';

const store = createBrowserStore();

const NAME = 'device-name';
const DECLINED = 'push-declined';

/** Returns the random name of this browser. It identifies browsers that have no push subscription. */
export function deviceName(): string {
  const known = store.read(NAME);
  if (known !== null && /^page-[\w-]{36}$/.test(known)) return known;
  const name = `page-${crypto.randomUUID()}`;
  store.write(NAME, name);
  return name;
}

export const hasDeclinedOffer = (): boolean => store.read(DECLINED) !== null;
export const saveDeclinedOffer = (): void => store.write(DECLINED, 'yes');
