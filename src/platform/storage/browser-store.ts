export type KeyValueStore = {
  read(key: string): string | null;
  write(key: string, value: string | null): void;
};

/** Falls back to memory where browser storage is disabled or full [STO-02]. */
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

/** The tab's store survives a reload. */
export const createTabStore = (): KeyValueStore => createBrowserStore(() => window.sessionStorage);

/** Untrusted, so the reader validates it. Returns `null` if the value is missing or not JSON. */
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

/** Returns `null` if the browser throws. */
export function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}
