import { afterEach, beforeEach, vi } from 'vitest';

/** Records the addresses that `location.assign` receives. */
export function openedPages(): string[] {
  const opened: string[] = [];
  beforeEach(() => {
    opened.length = 0;
    vi.stubGlobal('location', { ...window.location, assign: (address: string) => opened.push(address) });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return opened;
}
