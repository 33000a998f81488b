import type { ChartNode } from '../chart/chart.types';
import { transitionText } from '../chart/parts';
import { transitionIdOf } from '../chart/read-chart';
import { conditionOf } from '../chart/rows';
import type { FlowChart } from '../flow-data.types';
import { useFlowLanguage } from '../language';
import classes from './outline.module.css';
import type { Marks } from './part-attributes';
import { walkedBy } from './part-attributes';

type Props = { chart: FlowChart; marks: Marks; hasCode: boolean; onSelect: (id: string) => void };

/** Shows the chart as nested lists, for phones and screen readers. */
export function Outline(props: Props) {
  const [root] = props.chart.nodes;
  return root ? (
    <div className={classes.outline}>
      <ul>
        <StateEntry {...props} node={root} />
      </ul>
    </div>
  ) : null;
}

function StateEntry({ node, ...props }: Props & { node: ChartNode }) {
  const { chart, marks, hasCode, onSelect } = props;
  const language = useFlowLanguage();
  const children = chart.nodes.filter(({ parent }) => parent === node.id);
  const edges = chart.edges.filter(({ from }) => from === node.id);
  const facts = [
    ...node.invokes.map(({ id }) => `⚙ ${id}`),
    ...node.entry.map((action) => `entry / ${action}`),
    ...node.exit.map((action) => `exit / ${action}`),
  ];
  return (
    <li className={classes.state} data-active={marks.active.has(node.id) || undefined}>
      <button type="button" className={classes.name} onClick={() => onSelect(node.id)}>
        {node.title ?? node.key}
        <span className={classes.key}>
          {' '}
          <bdi>{node.key}</bdi>
        </span>
      </button>
      {node.description ? (
        <p className={classes.description} lang="en" dir="ltr">
          {node.description}
        </p>
      ) : null}
      {node.rules.length > 0 ? <p className={classes.rules}>{node.rules.join(' · ')}</p> : null}
      {hasCode && facts.length > 0 ? (
        <p className={classes.facts} dir="ltr">
          {facts.join(', ')}
        </p>
      ) : null}
      {edges.length + children.length > 0 ? (
        <ul>
          {edges.map((edge) => (
            <li key={edge.id}>
              <button
                type="button"
                className={classes.transition}
                data-taken={marks.taken.has(edge.id) || undefined}
                data-walked={walkedBy(transitionIdOf(edge.id), marks)}
                onClick={() => onSelect(edge.id)}
              >
                {transitionText(chart, edge, language)}
                {hasCode ? (
                  <span className={classes.key} dir="ltr">
                    {' '}
                    {[conditionOf(edge), ...edge.actions].join(' / ')}
                  </span>
                ) : null}
                {edge.rules.length > 0 ? ` (${edge.rules.join(', ')})` : ''}
              </button>
            </li>
          ))}
          {children.map((child) => (
            <StateEntry key={child.id} {...props} node={child} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
