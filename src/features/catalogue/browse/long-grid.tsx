import { memo, type ReactNode, useEffect, useRef } from 'react';
import type { GridKind } from '../page/section';
import classes from '../page/section.module.css';
import { useFarAway } from './use-far-away';

/** The number of entries in a part. Fills whole rows with one to six columns. */
const PART = 60;
/** Lists with at most this number of parts are rendered completely, for find-in-page and screen readers. */
const MAX_UNSPLIT_PARTS = 5;

type Props<T> = { kind: GridKind; entries: readonly T[]; card: (entry: T, index: number) => ReactNode };
type PartProps<T> = Props<T> & { start: number; isOfMany: boolean };

/**
 * Renders long lists in parts. The browser skips parts far from the viewport; in very long lists they are
 * removed.
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
          isOfMany={starts.length > MAX_UNSPLIT_PARTS}
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
    // Skips a part only after measuring it, so that the scroll position stays.
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

/** Returns the style of a part. An empty part keeps its measured height. */
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
