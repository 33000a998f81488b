import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Chart } from './chart/chart.types';
import classes from './flow-gallery.module.css';
import { actorsOf, type Live } from './live/live-actors';

type Props = { charts: readonly Chart[]; chosen: string | null; live: Live };

export function FlowList({ charts, chosen, live }: Props) {
  const { t } = useLingui();
  return (
    <nav className={classes.list} aria-label={t`Flows`}>
      <ul>
        {charts.map(({ id, title, description, nodes, edges }) => (
          <li key={id}>
            <Link
              to="/flows/$machine"
              params={{ machine: id }}
              className={classes.flow}
              aria-current={id === chosen ? 'page' : undefined}
            >
              <span className={classes.flowTitle} dir="ltr" lang="en">
                {title}
                {actorsOf(live, id).length > 0 ? (
                  <span className={classes.live}>
                    <Trans>live</Trans>
                  </span>
                ) : null}
              </span>
              <span className={classes.about} dir="ltr" lang="en">
                {description}
              </span>
              <span className={classes.about}>
                {t`${nodes.length - 1} states, ${edges.length} transitions`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
