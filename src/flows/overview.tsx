import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { groupsOf } from './features';
import type { FlowChart } from './flow-data.types';
import { MiniChart } from './mini-chart';
import classes from './overview.module.css';

/** Everything at one glance: where a designer begins. */
export function Overview({ charts }: { charts: readonly FlowChart[] }) {
  const { i18n } = useLingui();
  const states = charts.reduce((sum, { nodes }) => sum + nodes.length - 1, 0);
  return (
    <div className={classes.overview}>
      <div className={classes.lead}>
        <p className={classes.intro}>
          <Trans>
            Each flow below is the very machine that runs in the shop. Open one to see its chart, try its
            events, play the paths of its tests, look at its real screens and leave notes.
          </Trans>
        </p>
        <p className={classes.numbers}>
          <Plural value={charts.length} one="# flow" other="# flows" />
          {' · '}
          <Plural value={states} one="# state" other="# states" />
        </p>
      </div>
      {groupsOf(charts).map(({ feature, name, charts: own }) => (
        <section key={feature} className={classes.group}>
          <h2>{i18n._(name)}</h2>
          <ul className={classes.cards}>
            {own.map((chart) => (
              <li key={chart.id}>
                <FlowCard chart={chart} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function FlowCard({ chart }: { chart: FlowChart }) {
  const { t } = useLingui();
  const { id, title, description, nodes, edges } = chart;
  return (
    <Link to="/flows/$machine" params={{ machine: id }} className={classes.card}>
      <span className={classes.picture}>
        <Suspense>
          <MiniChart chart={chart} />
        </Suspense>
      </span>
      <span className={classes.title} dir="auto">
        {title}
      </span>
      <span className={classes.about} dir="ltr" lang="en">
        {description}
      </span>
      <span className={classes.numbers}>{t`${nodes.length - 1} states, ${edges.length} transitions`}</span>
    </Link>
  );
}
