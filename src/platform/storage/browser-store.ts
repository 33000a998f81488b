export type KeyValueStore = {
  read(key: string): string | null;
  write(key: string, value: string | null): void;
};

/**
 * Creates a store in the browser. If browser storage is disabled or full, the store is in memory [STO-02].
 */
export function createBrowserStore(open: () => Storage = () => window.localStorage): KeyValueStore {
  const memory = new Map<string, string>();
  const storage = usable(open);
  return {
    read: (key) => memory.get(key) ?? storage?.getItem(key) ?? null,
    write: (key, value) => {
      memory.delete(key);
      try {
        if (value === null) storage?.removeItem(key);
        else if (storage) storage.setItem(key, value);
        else memory.set(key, value);
      } catch {
        if (value !== null) memory.set(key, value);
      }
    },
  };
}

/** Creates the store of this tab, which survives a reload. */
export const createTabStore = (): KeyValueStore => createBrowserStore(() => window.sessionStorage);

/**
 * Returns the parsed value, or `null` if it is missing or not JSON. The value is untrusted, so the caller
 * validates it.
 */
export const readJson = (store: KeyValueStore, key: string): unknown =>
  attempt(() => JSON.parse(store.read(key) ?? 'null') as unknown);

export const writeJson = (store: KeyValueStore, key: string, value: unknown): void =>
  store.write(key, JSON.stringify(value));

const usable = (open: () => Storage): Storage | null =>
  attempt(() => {
    const storage = open();
    storage.getItem('');
    return storage;
  });

/** Returns the result, or `null` if the browser throws. */
export function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}
