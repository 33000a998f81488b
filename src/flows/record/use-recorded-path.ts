import { useEffect, useState } from 'react';
import { useFlowLanguage } from '../language';
import { pathOf } from './path-worker';
import type { RecordedPath, Take } from './recorded.types';

export type PathResult = { path: RecordedPath | null; hasFailed: boolean };
type Known = PathResult & { take: Take; language: string };

/** `null` while the path is computed. */
export function useRecordedPath(take: Take): PathResult | null {
  const language = useFlowLanguage();
  const [known, setKnown] = useState<Known | null>(null);
  const isCurrent = known?.take === take && known.language === language;
  useEffect(() => {
    const leaving = new AbortController();
    const settle = (result: PathResult) => {
      leaving.abort();
      setKnown({ ...result, take, language });
    };
    pathOf({ take, language }, leaving.signal)
      .then((path) => settle({ path, hasFailed: false }))
      .catch(() => settle({ path: null, hasFailed: true }));
    return () => leaving.abort();
  }, [take, language]);
  return isCurrent ? known : null;
}
