import type { Chart } from '../chart/chart.types';
import { conditionOf } from '../chart/rows';
import classes from './part-summary.module.css';

type Props = { chart: Chart; id: string; className: string };

/** What a chart says about one of its parts: its name, why it is there, and its rules. */
export function PartSummary({ chart, id, className }: Props) {
  const part = partOf(chart, id);
  if (!part) return null;
  return (
    <div className={`${classes.summary} ${className}`} data-testid="part-summary">
      <p className={classes.name} dir="ltr">
        {part.name}
      </p>
      {part.title ? <p dir="auto">{part.title}</p> : null}
      {part.description ? (
        <p className={classes.description} dir="ltr" lang="en">
          {part.description}
        </p>
      ) : null}
      {part.rules.length > 0 ? (
        <ul className={classes.rules} dir="ltr">
          {part.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

export type Part = {
  name: string;
  title: string | null;
  description: string | null;
  rules: readonly string[];
  /** The state, or the one where the transition begins. */
  stateId: string;
};

export function partOf(chart: Chart, id: string): Part | null {
  const node = chart.nodes.find((one) => one.id === id);
  if (node) {
    const { path, title, description, rules } = node;
    return { name: path || chart.id, title, description, rules, stateId: node.id };
  }
  const edge = chart.edges.find((one) => one.id === id);
  if (!edge) return null;
  const from = edge.from.slice(chart.id.length + 1) || chart.id;
  const to = edge.isInternal ? '' : ` → ${edge.to.slice(chart.id.length + 1) || chart.id}`;
  const actions = edge.actions.length > 0 ? `/ ${edge.actions.join(', ')}` : null;
  return {
    name: `${from}: ${conditionOf(edge)}${to}`,
    title: actions,
    description: edge.description,
    rules: edge.rules,
    stateId: edge.from,
  };
}
