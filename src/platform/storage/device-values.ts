import { createBrowserStore, createTabStore, type KeyValueStore, readJson, writeJson } from './browser-store';

/** Values of this device, besides settings and recent activity. They survive the visit. */
type DeviceValueName = 'remembered_contact' | 'communication-consent' | 'cart-changes';
/** Values of this tab, besides drafts. They survive a reload. */
type TabValueName = 'souk-codes-sent' | 'souk-ref' | 'souk-language-changed';

export type StoredValue = {
  read(): string | null;
  /** `null` removes the value. */
  write(value: string | null): void;
  /** Untrusted, so the reader validates it. Returns `null` if the value is missing or not JSON. */
  readJson(): unknown;
  writeJson(value: unknown): void;
};

const valueIn = (store: KeyValueStore, name: string): StoredValue => ({
  read: () => store.read(name),
  write: (value) => store.write(name, value),
  readJson: () => readJson(store, name),
  writeJson: (value) => writeJson(store, name, value),
});

export const deviceValue = (name: DeviceValueName): StoredValue => valueIn(createBrowserStore(), name);
export const tabValue = (name: TabValueName): StoredValue => valueIn(createTabStore(), name);
