import { useCallback, useEffect, useRef, useState } from 'react';

type Options = { count: number; autoplayMs: number; speedMs: number };
type Glide = { to: number; frame: number };

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Controls a native scrolling list. Without the script, the customer can still scroll it. */
export function useCarousel({ count, autoplayMs, speedMs }: Options) {
  const trackRef = useRef<HTMLUListElement>(null);
  const hostRef = useRef<HTMLDivElement>(null);
  const dotsRef = useRef<HTMLSpanElement>(null);
  const glideRef = useRef<Glide | null>(null);
  const [isPaused, setPaused] = useState(false);
  // `matchMedia` is missing on the server.
  const isStill = globalThis.window?.matchMedia(REDUCED_MOTION).matches ?? false;
  const canPlay = count > 1 && autoplayMs > 0 && !isStill;

  const step = useCallback(
    (direction: 1 | -1) => {
      const track = trackRef.current;
      if (!track) return;
      // A press during the animation advances one more slide.
      const under = glideRef.current;
      if (under) cancelAnimationFrame(under.frame);
      const to = nextStop(track, under?.to ?? Math.abs(track.scrollLeft), direction);
      glide(track, to, speedMs, (frame) => {
        glideRef.current = frame === null ? null : { to, frame };
      });
    },
    [speedMs],
  );

  useEffect(() => {
    if (!canPlay || isPaused) return;
    const timer = setInterval(() => {
      const isResting = hostRef.current?.matches(':hover, :focus-within') || document.hidden;
      if (!isResting) step(1);
    }, autoplayMs);
    return () => clearInterval(timer);
  }, [canPlay, isPaused, autoplayMs, step]);

  /** Updates the dots while the list scrolls, also between two slides. */
  const follow = () => {
    const track = dotsRef.current && trackRef.current;
    const range = track ? track.scrollWidth - track.clientWidth : 0;
    const gone = track && range > 0 ? (Math.abs(track.scrollLeft) / range) * (count - 1) : 0;
    dotsRef.current?.style.setProperty('--gone', String(gone));
  };

  return {
    trackRef,
    hostRef,
    dotsRef,
    isPaused,
    canPlay,
    step,
    follow,
    togglePause: () => setPaused((paused) => !paused),
  };
}

/** Returns the next scroll position. After the last slide follows the first. */
function nextStop(track: HTMLElement, from: number, direction: 1 | -1): number {
  const end = track.scrollWidth - track.clientWidth;
  const stops = stopsOf(track).map((stop) => Math.min(stop, end));
  return direction === 1
    ? (stops.find((stop) => stop > from + 4) ?? 0)
    : (stops.findLast((stop) => stop < from - 4) ?? end);
}

/** Returns the scroll positions of the slides. Slides snap inside the track's padding. */
function stopsOf(track: HTMLElement): number[] {
  const { scrollPaddingInlineStart } = getComputedStyle(track);
  const edge = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return isMirrored(track) ? -right : left;
  };
  const start = edge(track) + (Number.parseFloat(scrollPaddingInlineStart) || 0) - Math.abs(track.scrollLeft);
  return [...track.children].map((slide) => edge(slide) - start);
}

const isMirrored = (track: HTMLElement) => getComputedStyle(track).direction === 'rtl';

function glide(track: HTMLElement, to: number, speedMs: number, notify: (frame: number | null) => void) {
  const left = isMirrored(track) ? -to : to;
  if (window.matchMedia(REDUCED_MOTION).matches) {
    track.scrollTo({ left });
    return;
  }
  const from = track.scrollLeft;
  const began = performance.now();
  track.style.scrollSnapType = 'none';
  const move = (now: number) => {
    const progress = Math.min(1, Math.max(0, now - began) / speedMs);
    const eased = 1 - (1 - progress) ** 3;
    track.scrollTo({ left: from + (left - from) * eased, behavior: 'instant' });
    if (progress < 1) return notify(requestAnimationFrame(move));
    track.style.scrollSnapType = '';
    notify(null);
  };
  notify(requestAnimationFrame(move));
}
