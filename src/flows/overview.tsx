import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconSitemap } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { groupsOf } from './features';
import type { FlowChart } from './flow-data.types';
import { MiniChart } from './mini-chart';
import classes from './overview.module.css';
import { StoryCards } from './stories/story-cards';

export function Overview({ charts }: { charts: readonly FlowChart[] }) {
  const { i18n } = useLingui();
  const states = charts.reduce((sum, { nodes }) => sum + nodes.length - 1, 0);
  return (
    <div className={classes.overview}>
      <div className={classes.lead}>
        <p className={classes.intro}>
          <Trans>
            Each flow below is the machine that runs in the shop. Open one to see its chart, try its events,
            play its test paths, view its screens and leave notes.
          </Trans>
        </p>
        <p className={classes.numbers}>
          <Plural value={charts.length} one="# flow" other="# flows" />
          {' · '}
          <Plural value={states} one="# state" other="# states" />
        </p>
      </div>
      <p className={classes.ways}>
        <Link to="/flows" search={{ map: true }} className={classes.way}>
          <IconSitemap size={18} aria-hidden />
          <Trans>Map</Trans>
        </Link>
      </p>
      <StoryCards />
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
      <span
        className={classes.numbers}
      >{t`${plural(nodes.length - 1, { one: '# state', other: '# states' })}, ${plural(edges.length, { one: '# transition', other: '# transitions' })}`}</span>
    </Link>
  );
}
