import { Trans } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { Sender, SequenceStep } from './chart/sequence';
import classes from './sequence-diagram.module.css';

/** A column per sender and receiver, in the order of their first message; a row per message. */
export function SequenceDiagram({ steps }: { steps: readonly SequenceStep[] }) {
  const lifelines = lifelinesOf(steps);
  const columnOf = (end: Sender) => lifelines.findIndex((line) => nameOf(line) === nameOf(end)) + 1;
  return (
    <div className={classes.frame}>
      <div className={classes.diagram} style={{ '--lifelines': lifelines.length } as CSSProperties}>
        <div className={classes.heads} aria-hidden>
          {lifelines.map((line) => (
            <span key={nameOf(line)}>
              <SenderName from={line} />
            </span>
          ))}
        </div>
        <ol className={classes.messages}>
          {steps.map(({ from, to, words }, index) => {
            const [start, end] = [columnOf(from), columnOf({ flow: to })];
            const [first, last] = [Math.min(start, end), Math.max(start, end)];
            return (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a message has no identity but its place
                key={index}
                className={classes.message}
                data-towards={start === end ? 'self' : start < end ? 'end' : 'start'}
              >
                <span className="visually-hidden">
                  <Trans>
                    <SenderName from={from} /> to {to}:
                  </Trans>
                </span>
                <span className={classes.arrow} style={columns(first, last)}>
                  <span className={classes.words} dir="auto">
                    {words}
                  </span>
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}

const columns = (first: number, last: number) =>
  ({ gridColumn: `${first} / ${last + 1}`, '--columns': last - first + 1 }) as CSSProperties;

const nameOf = (end: Sender): string => (typeof end === 'string' ? end : `flow ${end.flow}`);

function lifelinesOf(steps: readonly SequenceStep[]): Sender[] {
  const ends = steps.flatMap(({ from, to }): Sender[] => [from, { flow: to }]);
  return [...new Map(ends.map((end) => [nameOf(end), end])).values()];
}

function SenderName({ from }: { from: Sender }) {
  if (from === 'page') return <Trans>The page</Trans>;
  if (from === 'time') return <Trans>Time</Trans>;
  return from === 'effect' ? <Trans>The server or the browser</Trans> : from.flow;
}
