import { Trans, useLingui } from '@lingui/react/macro';
import type { AnyStateMachine } from 'xstate';
import { wordsFor } from '../chart/read-chart';
import type { FlowData } from '../flow-data.types';
import classes from '../panel.module.css';
import { offersIn } from './simulation';
import type { Simulation } from './use-simulation';

type Props = { machine: AnyStateMachine; data: FlowData; simulation: Simulation };

/** Every event the machine knows here can be pressed; nothing that it would do is done. */
export function SimulatePanel({ machine, data, simulation }: Props) {
  const { t, i18n } = useLingui();
  const { now, moments, send, undo, restart, input } = simulation;
  const language = i18n.locale === 'ar' ? 'ar' : 'en';
  const startOf = (index: number) =>
    data.paths.find((path) => path.input === index)?.start[language] ?? t`Start ${index + 1}`;
  const offers = offersIn(machine, now.snapshot, data.fixtures);
  return (
    <section className={classes.section}>
      <h2>
        <Trans>Simulate</Trans>
      </h2>
      {data.inputs.length > 1 ? (
        <label className={classes.field}>
          <span>
            <Trans>It begins with</Trans>
          </span>
          <select value={input} onChange={({ target }) => restart(Number(target.value))}>
            {data.inputs.map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: inputs are known by their number
              <option key={index} value={index}>
                {startOf(index)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <div className={classes.buttons}>
        <button type="button" onClick={undo} disabled={moments.length < 2}>
          <Trans>Undo</Trans>
        </button>
        <button type="button" onClick={() => restart(input)}>
          <Trans>Restart</Trans>
        </button>
      </div>
      <p className={classes.code} dir="ltr" data-testid="current-states">
        {JSON.stringify(now.snapshot.value)}
      </p>
      <h3>
        <Trans>Events</Trans>
      </h3>
      {offers.length === 0 ? (
        <p className={classes.hint}>
          <Trans>Nothing can happen here any more.</Trans>
        </p>
      ) : null}
      <ul className={classes.list} dir="ltr">
        {offers.map(({ event, words, payload, blockedBy }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fixtures of one type may be equal
          <li key={`${event.type} ${index}`}>
            <button
              type="button"
              className={classes.event}
              aria-disabled={blockedBy !== null}
              onClick={() => {
                if (blockedBy === null) send(event);
              }}
            >
              <span>{words}</span>
              {payload ? <span className={classes.payload}>{payload}</span> : null}
              {blockedBy !== null ? (
                <span className={classes.blocked}>
                  {blockedBy.length > 0 ? t`Blocked by ${blockedBy.join(', ')}` : t`Changes nothing here`}
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
      {now.effects.length > 0 ? (
        <>
          <h3>
            <Trans>The app would now</Trans>
          </h3>
          <ul className={classes.code} dir="ltr">
            {now.effects.map((effect, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same effect may happen twice
              <li key={`${effect} ${index}`}>{effect}</li>
            ))}
          </ul>
        </>
      ) : null}
      <h3>
        <Trans>What it remembers</Trans>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <pre className={classes.code} dir="ltr" tabIndex={0}>
        {JSON.stringify(now.snapshot.context, null, 1)}
      </pre>
      <h3>
        <Trans>Trail</Trans>
      </h3>
      <ol className={classes.steps} dir="ltr">
        {moments.map(({ event, snapshot }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a trail only grows and shrinks at its end
          <li key={index}>
            {event ? `${wordsFor(machine, event.type)} → ` : ''}
            {JSON.stringify(snapshot.value)}
          </li>
        ))}
      </ol>
    </section>
  );
}
