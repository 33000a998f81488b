import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { machines } from '../../../machines';
import { placesIn } from '../chart/parts';
import type { FlowChart } from '../flow-data.types';
import classes from '../panel.module.css';
import { activeStates, type Live } from './live-actors';

type Props = { live: Live; charts: readonly FlowChart[] };

/** Lists the app's running flows in other tabs, with their states and last events. */
export function LivePanel({ live, charts }: Props) {
  const known = new Map(charts.map((chart) => [chart.id, chart]));
  const actors = [...live.actors.values()].filter(
    ({ name, status }) => known.has(name) && status === 'active',
  );
  return (
    <section className={classes.section}>
      <h2>
        <Trans>Live</Trans>
      </h2>
      <p role="status" className={classes.hint}>
        {actors.length === 0 ? (
          <Trans>Open the shop in another tab of this browser to see its flows live here.</Trans>
        ) : (
          <Plural value={actors.length} one="# flow is running." other="# flows are running." />
        )}
      </p>
      <ul className={classes.list}>
        {actors.map(({ sessionId, name, value }) => (
          <li key={sessionId} data-testid={`live-${name}`}>
            <Link to="/flows/$machine" params={{ machine: name }}>
              {known.get(name)?.title ?? name}
            </Link>
            <div className={classes.hint}>{placesOf(known.get(name), value).join(' + ')}</div>
          </li>
        ))}
      </ul>
      {live.events.length > 0 ? (
        <>
          <h3>
            <Trans>Last events</Trans>
          </h3>
          <ol className={classes.steps} dir="ltr" data-testid="live-events">
            {live.events.map(({ number, actor, from, words }) => (
              <li key={number}>
                {from ? `${from} → ` : ''}
                {actor}: {words}
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </section>
  );
}

function placesOf(chart: FlowChart | undefined, value: unknown): string[] {
  const machine = machines.find(({ id }) => id === chart?.id);
  return chart && machine ? placesIn(chart, activeStates(machine, [{ value }])) : [];
}
