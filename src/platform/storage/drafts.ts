import { attempt } from './browser-store';

const PREFIX = 'souk.draft.';

/**
 * Stores unsent input of this tab. It survives a reload and an expired session; sign-out removes it [AUTH-62,
 * MENU-08]. Without session storage it is lost when the page closes.
 */
export function writeDraft(name: string, value: unknown): void {
  memory.set(name, value);
  attempt(() => sessionStorage.setItem(PREFIX + name, JSON.stringify(value)));
}

/** Returns the stored input. The value is untrusted, so the caller validates it. */
export function readDraft(name: string): unknown {
  if (memory.has(name)) return memory.get(name);
  const text = attempt(() => sessionStorage.getItem(PREFIX + name));
  return text === null ? null : attempt(() => JSON.parse(text) as unknown);
}

export function forgetDraft(name: string): void {
  memory.delete(name);
  attempt(() => sessionStorage.removeItem(PREFIX + name));
}

export function forgetDrafts(): void {
  memory.clear();
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  });
}

const memory = new Map<string, unknown>();
