import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Drawing } from '../chart/chart.types';

const SMALLEST = 0.2;
const LARGEST = 3;
const STEP = 1.25;
const LEGIBLE = 0.62;

type Size = Pick<Drawing, 'width' | 'height' | 'starts'>;

const within = (scale: number) => Math.min(LARGEST, Math.max(SMALLEST, scale));

/** The chart scrolls like a page, by wheel, finger, keys or drag; this adds the scale. */
export function useZoom(frame: RefObject<HTMLElement | null>, size: Size) {
  const [scale, setScale] = useState(1);
  const grip = useRef<{ x: number; y: number } | null>(null);

  const fitting = () => {
    const element = frame.current;
    if (!element) return 1;
    const room = Math.min((element.clientWidth - 32) / size.width, (element.clientHeight - 32) / size.height);
    return within(Math.min(1, room));
  };
  const fit = () => setScale(fitting());

  // The words of a chart are for reading: a large one is opened at its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another chart is fitted anew
  useEffect(() => {
    const opened = Math.max(fitting(), LEGIBLE);
    setScale(opened);
    const element = frame.current;
    const [start] = size.starts;
    if (element && start) element.scrollLeft = start.dot[0] * opened - element.clientWidth / 2;
  }, [size]);
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      setScale((now) => within(event.deltaY < 0 ? now * 1.1 : now / 1.1));
    };
    // React listens passively, and a passive listener can't keep the browser from zooming the page.
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
