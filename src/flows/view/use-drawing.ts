import { useEffect, useState } from 'react';
import type { Drawing } from '../chart/chart.types';
import type { View } from '../chart/view.types';
import { layOut } from '../layout/lay-out';

export type Drawn = { key: string; view: View; drawing: Drawing };
export type DrawingState = { drawn: Drawn; isBusy: boolean; hasFailed: boolean };

/** The usual size of the chart: the window without the panels, in pixels. */
const frame = () => ({
  width: Math.max(360, window.innerWidth - (window.innerWidth > 1100 ? 620 : 40)),
  height: Math.max(420, window.innerHeight - 160),
});

/** Computes the layout. The previous diagram stays until the new one is ready. */
export function useDrawing(key: string, view: View, prepared: Drawn): DrawingState {
  const isPrepared = key === prepared.key;
  const [known, setKnown] = useState<ReadonlyMap<string, Drawn>>(new Map());
  const [last, setLast] = useState<Drawn>(prepared);
  const [failed, setFailed] = useState<string | null>(null);
  const laid = isPrepared ? { ...prepared, view } : known.get(key);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the view
  useEffect(() => {
    if (laid) {
      setLast(laid);
      return;
    }
    let isWanted = true;
    layOut(view, frame())
      .then((drawing) => {
        if (isWanted) setKnown((before) => new Map([...before, [key, { key, view, drawing }]]));
      })
      .catch(() => {
        if (isWanted) setFailed(key);
      });
    return () => {
      isWanted = false;
    };
  }, [key, laid === undefined]);

  const hasFailed = failed === key && !laid;
  return { drawn: laid ?? last, isBusy: !laid && !hasFailed, hasFailed };
}
