import type { Chart, ChartNode } from '../chart/chart.types';
import { transitionIdOf } from '../chart/read-chart';
import { conditionOf } from '../chart/rows';
import classes from './outline.module.css';
import type { Marks } from './part-attributes';
import { walkedBy } from './part-attributes';

type Props = { chart: Chart; marks: Marks; onSelect: (id: string) => void };

/** The same chart as nested lists: for phones, for readers, for those who prefer to read. */
export function Outline({ chart, marks, onSelect }: Props) {
  const [root] = chart.nodes;
  return root ? (
    <div className={classes.outline} dir="ltr">
      <ul>
        <StateEntry chart={chart} node={root} marks={marks} onSelect={onSelect} />
      </ul>
    </div>
  ) : null;
}

function StateEntry({ chart, node, marks, onSelect }: Props & { node: ChartNode }) {
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
        {node.key}
        {node.title ? (
          <span className={classes.title}>
            {' '}
            <bdi>{node.title}</bdi>
          </span>
        ) : null}
      </button>
      {node.description ? (
        <p className={classes.description} lang="en">
          {node.description}
        </p>
      ) : null}
      {node.rules.length > 0 ? <p className={classes.rules}>{node.rules.join(' · ')}</p> : null}
      {facts.length > 0 ? <p className={classes.facts}>{facts.join(', ')}</p> : null}
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
                {conditionOf(edge)}
                {edge.isInternal ? '' : ` → ${edge.to.slice(chart.id.length + 1) || chart.id}`}
                {edge.actions.length > 0 ? ` / ${edge.actions.join(', ')}` : ''}
                {edge.rules.length > 0 ? ` (${edge.rules.join(', ')})` : ''}
              </button>
            </li>
          ))}
          {children.map((child) => (
            <StateEntry key={child.id} chart={chart} node={child} marks={marks} onSelect={onSelect} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
