import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { FlowChart } from '../flow-data.types';
import classes from './about-panel.module.css';

export const parentsOf = (charts: readonly FlowChart[], machine: string): FlowChart[] =>
  charts.filter(({ nodes }) =>
    nodes.some(({ invokes }) => invokes.some(({ childChart }) => childChart === machine)),
  );

const childrenOf = (charts: readonly FlowChart[], { nodes }: FlowChart): FlowChart[] => {
  const childCharts = new Set(nodes.flatMap(({ invokes }) => invokes.map(({ childChart }) => childChart)));
  return charts.filter(({ id }) => childCharts.has(id));
};

export function FlowLinks({ chart, charts }: { chart: FlowChart; charts: readonly FlowChart[] }) {
  const children = childrenOf(charts, chart);
  return children.length > 0 ? (
    <section className={classes.section}>
      <h2>
        <Trans>It starts</Trans>
      </h2>
      <ul className={classes.links}>
        {children.map(({ id, title }) => (
          <li key={id}>
            <Link to="/flows/$machine" params={{ machine: id }}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ) : null;
}
