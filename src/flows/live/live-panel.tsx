import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import classes from '../panel.module.css';
import type { Live } from './live-actors';

type Props = { live: Live; machines: ReadonlySet<string> };

/** Which flows run in the app beside this page, where they are, and what happened last. */
export function LivePanel({ live, machines }: Props) {
  const actors = [...live.actors.values()].filter(
    ({ name, status }) => machines.has(name) && status === 'active',
  );
  return (
    <section className={classes.section}>
      <h2>
        <Trans>Live</Trans>
      </h2>
      <p role="status" className={classes.hint}>
        {actors.length === 0 ? (
          <Trans>Open the shop in another tab or window of this browser: its flows light up here.</Trans>
        ) : (
          <Plural value={actors.length} one="# flow is running." other="# flows are running." />
        )}
      </p>
      <ul className={classes.list} dir="ltr">
        {actors.map(({ sessionId, name, value }) => (
          <li key={sessionId} data-testid={`live-${name}`}>
            <Link to="/flows/$machine" params={{ machine: name }}>
              {name}
            </Link>
            <div className={classes.payload}>{JSON.stringify(value)}</div>
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
