import { keepTrace, readTrace } from '../../../platform/storage/traces';

/** What this device searched last; a stranger's or broken value counts as none [STO-02]. */
export function readRecentSearches(): string[] {
  const value = readTrace('recent_searches');
  return Array.isArray(value) ? value.filter((words) => typeof words === 'string') : [];
}

export const keepRecentSearches = (recent: string[]): void => keepTrace('recent_searches', recent);
