import { createBrowserStore } from './browser-store';

const store = createBrowserStore();

const NAME = 'device-name';
const DECLINED = 'push-declined';

/** A random name for this browser. It replaces a push subscription where there is no push service. */
export function deviceName(): string {
  const known = store.read(NAME);
  if (known !== null && /^page-[\w-]{36}$/.test(known)) return known;
  const name = `page-${crypto.randomUUID()}`;
  store.write(NAME, name);
  return name;
}

export const hasDeclinedOffer = (): boolean => store.read(DECLINED) !== null;
export const saveDeclinedOffer = (): void => store.write(DECLINED, 'yes');
