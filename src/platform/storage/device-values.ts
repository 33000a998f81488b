import { createBrowserStore, createTabStore, type KeyValueStore, readJson, writeJson } from './browser-store';

/** Values that are stored on the device, besides settings and recent activity. */
type DeviceValueName = 'remembered_contact' | 'communication-consent' | 'cart-changes';
/** Values that are stored for this tab, besides drafts. They survive a reload. */
type TabValueName = 'souk-codes-sent' | 'souk-ref' | 'souk-language-changed';

export type StoredValue = {
  read(): string | null;
  /** Stores the value. `null` removes it. */
  write(value: string | null): void;
  /**
   * Returns the parsed value, or `null` if it is missing or not JSON. The value is untrusted, so the caller
   * validates it.
   */
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
