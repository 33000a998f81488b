import { useCallback, useEffect, useRef, useState } from 'react';

type Options = { count: number; autoplayMs: number; speedMs: number };

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** The movement of a carousel: a plain scrolling list, so that fingers, wheels and keys work without it. */
export function useCarousel({ count, autoplayMs, speedMs }: Options) {
  const trackRef = useRef<HTMLUListElement>(null);
  const hostRef = useRef<HTMLDivElement>(null);
  const [isPaused, setPaused] = useState(false);
  const canPlay = count > 1 && autoplayMs > 0 && !window.matchMedia(REDUCED_MOTION).matches;

  const step = useCallback(
    (direction: 1 | -1) => {
      const track = trackRef.current;
      if (track) glide(track, targetOf(track, direction), speedMs);
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

  return { trackRef, hostRef, isPaused, canPlay, step, togglePause: () => setPaused((paused) => !paused) };
}

/** Where the next slide starts, in either direction of writing; from the end back to the start. */
function targetOf(track: HTMLElement, direction: 1 | -1): number {
  const isRtl = getComputedStyle(track).direction === 'rtl';
  const edge = (element: Element) => {
    const box = element.getBoundingClientRect();
    return isRtl ? -box.right : box.left;
  };
  const start = edge(track);
  const offsets = [...track.children].map((slide) => edge(slide) - start);
  const sign = isRtl ? -1 : 1;
  const room = track.scrollWidth - track.clientWidth - Math.abs(track.scrollLeft);
  if (direction === 1 && room < 4) return 0;
  if (direction === -1 && Math.abs(track.scrollLeft) < 4)
    return sign * (track.scrollWidth - track.clientWidth);
  const next =
    direction === 1 ? offsets.find((offset) => offset > 4) : offsets.filter((offset) => offset < -4).at(-1);
  return track.scrollLeft + sign * (next ?? 0);
}

function glide(track: HTMLElement, target: number, speedMs: number) {
  if (window.matchMedia(REDUCED_MOTION).matches) {
    track.scrollTo({ left: target });
    return;
  }
  const from = track.scrollLeft;
  const began = performance.now();
  track.style.scrollSnapType = 'none';
  const frame = (now: number) => {
    const progress = Math.min(1, (now - began) / speedMs);
    const eased = 1 - (1 - progress) ** 3;
    track.scrollTo({ left: from + (target - from) * eased, behavior: 'instant' });
    if (progress < 1) requestAnimationFrame(frame);
    else track.style.scrollSnapType = '';
  };
  requestAnimationFrame(frame);
}
