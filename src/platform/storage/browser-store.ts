export type KeyValueStore = {
  read(key: string): string | null;
  write(key: string, value: string | null): void;
};

/** The browser's storage, or one that lasts as long as the page where storage is switched off or full [STO-02]. */
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

const usable = (open: () => Storage): Storage | null =>
  attempt(() => {
    const storage = open();
    storage.getItem('');
    return storage;
  });

/** Null where the browser, or what it holds, does not let it be done. */
export function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}
