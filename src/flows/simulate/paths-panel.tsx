import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { wordsFor } from '../chart/read-chart';
import type { EventRef, FlowData } from '../flow-data.types';
import classes from '../panel.module.css';
import type { Simulation } from './use-simulation';

const PACE = 900;

type Props = {
  machine: AnyStateMachine;
  data: FlowData;
  simulation: Simulation;
  hasCode: boolean;
  /** True if the URL has a recorded path that this version of the flow does not have. */
  isUnknown: boolean;
  /** If set, the panel lists only paths through this transition. */
  through: string | null;
};

/** Plays the test paths step by step on the chart. */
export function PathsPanel({ machine, data, simulation, hasCode, isUnknown, through }: Props) {
  const { t, i18n } = useLingui();
  const language = i18n.locale === 'ar' ? 'ar' : 'en';
  const { play, nextOfPath, moments, choosePath, stepAlong, undo } = simulation;
  const [isRunning, setIsRunning] = useState(false);
  const isPlaying = isRunning && nextOfPath !== null;
  const taken = moments.length - 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one step later, the next is due
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(stepAlong, PACE);
    return () => clearTimeout(timer);
  }, [isPlaying, taken]);

  const typeOf = (event: EventRef) =>
    typeof event === 'string' ? event : (data.fixtures[event]?.type ?? '');
  const isThrough = (edges: readonly string[]) => through !== null && edges.includes(through);
  const fitting = data.paths.flatMap(({ steps }, index) =>
    steps.some(({ edges }) => isThrough(edges)) ? [index + 1] : [],
  );
  return (
    <section className={classes.section}>
      <h2>
        <Trans>Test paths</Trans>
      </h2>
      <label className={classes.field}>
        <span>
          <Trans>Path</Trans>
        </span>
        <select
          value={play?.number ?? ''}
          onChange={({ target }) => {
            setIsRunning(false);
            choosePath(Number(target.value));
          }}
        >
          <option value="">{t`Choose a path`}</option>
          {play?.number === 0 ? <option value={0}>{t`Recorded path`}</option> : null}
          {data.paths.map(({ steps, title }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paths are known by their number
            <option key={index} value={index + 1}>
              {`${index + 1}. ${title[language]} · ${t`${plural(steps.length, { one: '# step', other: '# steps' })}`}`}
            </option>
          ))}
        </select>
      </label>
      {isUnknown ? (
        <p role="alert" className={classes.blocked}>
          <Trans>This version of the flow does not have the recorded path.</Trans>
        </p>
      ) : null}
      {fitting.length > 0 ? (
        <p className={classes.hint}>
          <Trans>The selected transition is on paths {fitting.join(', ')}.</Trans>
        </p>
      ) : null}
      {play ? (
        <>
          <div className={classes.buttons}>
            <button type="button" onClick={stepAlong} disabled={!nextOfPath}>
              <Trans>Next step</Trans>
            </button>
            <button type="button" onClick={undo} disabled={taken === 0}>
              <Trans>Back</Trans>
            </button>
            <button type="button" onClick={() => setIsRunning(!isPlaying)} disabled={!nextOfPath}>
              {isPlaying ? t`Pause` : t`Play`}
            </button>
          </div>
          <p className={classes.hint}>{play.path.start[language]}</p>
          <ol className={classes.steps}>
            {play.path.steps.map(({ event, edges, words }, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a path never changes
                key={index}
                aria-current={index === taken ? 'step' : undefined}
                data-done={index < taken || undefined}
                data-through={isThrough(edges) || undefined}
              >
                <span>
                  {index + 1}. {words[language]}
                </span>
                {hasCode ? (
                  <span className={classes.payload} dir="ltr">
                    {wordsFor(machine, typeOf(event))}
                  </span>
                ) : null}
              </li>
            ))}
          </ol>
          <p role="status">{nextOfPath ? t`Step ${taken} of ${play.path.steps.length}` : t`End of path.`}</p>
        </>
      ) : null}
    </section>
  );
}
