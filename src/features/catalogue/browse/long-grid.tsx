import { memo, type ReactNode, useEffect, useRef } from 'react';
import type { GridKind } from '../page/section';
import classes from '../page/section.module.css';
import { useFarAway } from './use-far-away';

/** Whole rows, with one to six columns. */
const PART = 60;
/** Shorter lists stay whole: the browser finds their words, and screen readers their ends. */
const MOST_WHOLE_PARTS = 5;

type Props<T> = { kind: GridKind; entries: readonly T[]; card: (entry: T, index: number) => ReactNode };
type PartProps<T> = Props<T> & { start: number; isOfMany: boolean };

/**
 * However long the list is, the browser lays out what is near the screen, and React draws what is new. Of a very long one,
 * only what is near the screen exists.
 */
export function LongGrid<T extends { id: number }>({ kind, entries, card }: Props<T>) {
  const starts = Array.from({ length: Math.ceil(entries.length / PART) }, (_, index) => index * PART);
  return (
    <div>
      {starts.map((start) => (
        <Part
          key={start}
          kind={kind}
          start={start}
          isOfMany={starts.length > MOST_WHOLE_PARTS}
          entries={entries.slice(start, start + PART)}
          card={card as Props<{ id: number }>['card']}
        />
      ))}
    </div>
  );
}

const Part = memo(GridPart<{ id: number }>, isSamePart);

function GridPart<T extends { id: number }>({ kind, start, isOfMany, entries, card }: PartProps<T>) {
  const grid = useRef<HTMLUListElement>(null);
  const { isFar, height } = useFarAway(grid, { first: entries[0], isEnabled: isOfMany });
  useEffect(() => {
    // Once its true height is known it may be left out, and the scroll position stays right.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => grid.current?.setAttribute('data-measured', ''));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <ul
      ref={grid}
      className={classes.grid}
      data-kind={kind}
      aria-hidden={isFar || undefined}
      style={roomFor(height, isFar)}
    >
      {isFar ? null : entries.map((entry, index) => <li key={entry.id}>{card(entry, start + index)}</li>)}
    </ul>
  );
}

/** It keeps the height that it had while it is empty, and until the browser lays it out again. */
const roomFor = (height: number | null, isEmpty: boolean) =>
  height === null
    ? undefined
    : { containIntrinsicBlockSize: `auto ${height}px`, blockSize: isEmpty ? height : undefined };

function isSamePart<T>(before: PartProps<T>, now: PartProps<T>): boolean {
  return (
    before.card === now.card &&
    before.kind === now.kind &&
    before.isOfMany === now.isOfMany &&
    before.entries.length === now.entries.length &&
    before.entries.every((entry, index) => entry === now.entries[index])
  );
}
