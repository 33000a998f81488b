import { memo, type ReactNode, useEffect, useRef } from 'react';
import { CardGrid, type GridKind } from './section';

/** Whole rows, with one to six columns. */
const PART = 60;

type Props<T> = { kind: GridKind; entries: readonly T[]; card: (entry: T, index: number) => ReactNode };
type PartProps<T> = Props<T> & { start: number };

/** However long the list is, the browser lays out what is near the screen, and React draws what is new. */
export function LongGrid<T extends { id: number }>({ kind, entries, card }: Props<T>) {
  const starts = Array.from({ length: Math.ceil(entries.length / PART) }, (_, index) => index * PART);
  return starts.map((start) => (
    <Part
      key={start}
      kind={kind}
      start={start}
      entries={entries.slice(start, start + PART)}
      card={card as Props<{ id: number }>['card']}
    />
  ));
}

const Part = memo(GridPart<{ id: number }>, isSamePart);

function GridPart<T extends { id: number }>({ kind, start, entries, card }: PartProps<T>) {
  const grid = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Once its true height is known it may be left out, and the scroll position stays right.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => grid.current?.setAttribute('data-measured', ''));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <CardGrid kind={kind} ref={grid}>
      {entries.map((entry, index) => (
        <li key={entry.id}>{card(entry, start + index)}</li>
      ))}
    </CardGrid>
  );
}

function isSamePart<T>(before: PartProps<T>, now: PartProps<T>): boolean {
  return (
    before.card === now.card &&
    before.kind === now.kind &&
    before.entries.length === now.entries.length &&
    before.entries.every((entry, index) => entry === now.entries[index])
  );
}
