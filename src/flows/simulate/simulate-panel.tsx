import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { placesIn } from '../chart/parts';
import { activeIds, type ModelEvent } from '../chart/taken';
import type { FlowChart, FlowData } from '../flow-data.types';
import { useFlowLanguage } from '../language';
import classes from '../panel.module.css';
import { Offers } from './offers';
import { type Moment, offersIn } from './simulation';
import type { Simulation } from './use-simulation';

type Props = {
  machine: AnyStateMachine;
  chart: FlowChart;
  data: FlowData;
  simulation: Simulation;
  /** Explains why the last press on the chart took no transition. */
  refusal: string | null;
};

/** Lets the reader send any event of the machine. Effects are not executed. */
export function SimulatePanel({ machine, chart, data, simulation, refusal }: Props) {
  const { t } = useLingui();
  const { now, moments, send, undo, restart, input } = simulation;
  const language = useFlowLanguage();
  const [hasFailed, setHasFailed] = useState(false);
  const startOf = (index: number) =>
    data.paths.find((path) => path.input === index)?.start[language] ?? t`Start ${index + 1}`;
  const sayingOf = (event: ModelEvent) => sentenceFor(data, event)?.[language] ?? event.type;
  const placesAt = ({ snapshot }: Moment) => placesIn(chart, activeIds(snapshot));
  const offers = offersIn(machine, now.snapshot, data.fixtures);
  const trySending = (event: ModelEvent) => {
    try {
      send(event);
      setHasFailed(false);
    } catch {
      // Edited data may lack a field that a guard or an action reads.
      setHasFailed(true);
    }
  };
  return (
    <section className={classes.section}>
      <h2>
        <Trans>Simulate</Trans>
      </h2>
      <p className={classes.hint}>
        <Trans>Press a transition on the chart, or choose what happens below.</Trans>
      </p>
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
      <div className={classes.now}>
        <h3>
          <Trans>Now</Trans>
        </h3>
        <ul data-testid="current-states">
          {placesAt(now).map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
      </div>
      <p role="status" className={classes.blocked}>
        {hasFailed ? t`The flow can't use this data. Nothing was sent.` : refusal}
      </p>
      <h3>
        <Trans>What can happen</Trans>
      </h3>
      {offers.length === 0 ? (
        <p className={classes.hint}>
          <Trans>Nothing more can happen here.</Trans>
        </p>
      ) : null}
      <Offers key={moments.length} chart={chart} offers={offers} sayingOf={sayingOf} onSend={trySending} />
      <h3>
        <Trans>Trail</Trans>
      </h3>
      <ol className={classes.steps}>
        {moments.map((moment, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a trail only grows and shrinks at its end
          <li key={index}>
            {moment.event ? <span dir="auto">{sayingOf(moment.event)}</span> : null}
            <span className={classes.hint}>→ {placesAt(moment).join(' + ')}</span>
          </li>
        ))}
      </ol>
      <details className={classes.data}>
        <summary>
          <Trans>What the app would do and remember</Trans>
        </summary>
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
      </details>
    </section>
  );
}

function sentenceFor({ fixtures, sayings }: FlowData, event: ModelEvent) {
  const fixture = fixtures.indexOf(event);
  return (fixture >= 0 ? sayings.fixtures[fixture] : null) ?? sayings.types[event.type];
}
