import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Drawing } from '../chart/chart.types';

const SMALLEST = 0.2;
const LARGEST = 3;
const STEP = 1.25;
/** At this scale, the smallest text of a chart is 12 px. */
export const LEGIBLE = 1;

const within = (scale: number) => Math.min(LARGEST, Math.max(SMALLEST, scale));

/** Adds zooming to a chart that scrolls like a page. */
export function useZoom(frame: RefObject<HTMLElement | null>, drawing: Drawing, anchor: string | null) {
  const [scale, setScale] = useState(LEGIBLE);
  const grip = useRef<{ x: number; y: number } | null>(null);

  const fitting = () => {
    const element = frame.current;
    if (!element) return 1;
    const fits = Math.min(
      (element.clientWidth - 32) / drawing.width,
      (element.clientHeight - 32) / drawing.height,
    );
    return within(Math.min(1, fits));
  };
  const fit = () => setScale(fitting());

  // A new drawing shows the part that was opened or closed, else its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another drawing is moved
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const now = Math.max(scale, fitting());
    setScale(now);
    const box = anchor ? drawing.boxes[anchor] : undefined;
    const [start] = drawing.starts;
    const [x, y] = box ? [box[0] + box[2] / 2, box[1] + box[3] / 2] : [start?.dot[0] ?? 0, 0];
    element.scrollTo(x * now - element.clientWidth / 2, y * now - element.clientHeight / 2);
  }, [drawing]);
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      setScale((now) => within(event.deltaY < 0 ? now * 1.1 : now / 1.1));
    };
    // React's wheel listeners are passive, so they cannot prevent the browser's zoom.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [frame]);

  const drag = {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType === 'mouse') grip.current = { x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY, buttons }: PointerEvent) => {
      if (!grip.current || buttons === 0) return;
      frame.current?.scrollBy(grip.current.x - clientX, grip.current.y - clientY);
      grip.current = { x: clientX, y: clientY };
    },
    onPointerUp: () => {
      grip.current = null;
    },
  };
  return {
    scale,
    fit,
    drag,
    enlarge: () => setScale((now) => within(now * STEP)),
    reduce: () => setScale((now) => within(now / STEP)),
  };
}
