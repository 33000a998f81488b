import { useSyncExternalStore } from 'react';
import type { SocialMedium } from '../../../../domain/auth/login';
import { injectScript } from './inject-script';
import { libraryLate } from './words';

const loaded = new Set<string>();
const loading = new Map<SocialMedium, Promise<void>>();
const listeners = new Set<() => void>();

export const isLoaded = (address: string): boolean => loaded.has(address);

/** Downloads a provider's own code; a second press waits for the first one's download [AUTH-06]. */
export const load = (medium: SocialMedium, address: string): Promise<void> =>
  loading.get(medium) ?? start(medium, address);

async function start(medium: SocialMedium, address: string): Promise<void> {
  const download = injectScript(address).then(
    () => void loaded.add(address),
    (cause: unknown) => {
      throw libraryLate(medium, cause);
    },
  );
  loading.set(medium, download);
  tell();
  try {
    await download;
  } finally {
    loading.delete(medium);
    tell();
  }
}

/** Whether a person waits for the provider's own code to arrive. */
export const useIsLibraryLoading = (medium: SocialMedium | null): boolean =>
  useSyncExternalStore(subscribe, () => medium !== null && loading.has(medium));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tell = () => {
  for (const listener of listeners) listener();
};
