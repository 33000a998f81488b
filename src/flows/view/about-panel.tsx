import { Trans, useLingui } from '@lingui/react/macro';
import type { ChartEdge } from '../chart/chart.types';
import { conditionOf } from '../chart/rows';
import type { FlowChart, FlowData } from '../flow-data.types';
import classes from './about-panel.module.css';
import { PartSummary, partOf } from './part-summary';

type Props = { chart: FlowChart; data: FlowData; selected: string | null; onSelect: (part: string) => void };

/** What there is to know of the chosen part: why it is there, what a customer sees, where it leads. */
export function AboutPanel({ chart, data, selected, onSelect }: Props) {
  const { i18n } = useLingui();
  const id = selected ?? chart.id;
  const node = chart.nodes.find((one) => one.id === id);
  const seen = data.seen[partOf(chart, id)?.stateId ?? ''];
  const isInside = (state: string) => state === id || state.startsWith(`${id}.`);
  const out = node ? chart.edges.filter(({ from }) => from === id) : [];
  const into = node?.parent
    ? chart.edges.filter(({ from, to, isInternal }) => isInside(to) && !isInside(from) && !isInternal)
    : [];
  return (
    <>
      <PartSummary chart={chart} id={id} className="" />
      {seen && node ? (
        <section className={classes.section}>
          <h2>
            <Trans>On the screen</Trans>
          </h2>
          <p>{seen[i18n.locale === 'ar' ? 'ar' : 'en']}</p>
        </section>
      ) : null}
      {data.passing.includes(id) ? (
        <p className={classes.hint}>
          <Trans>The flow only passes through here: no screen shows it.</Trans>
        </p>
      ) : null}
      {out.length > 0 ? (
        <section className={classes.section}>
          <h2>
            <Trans>What happens here</Trans>
          </h2>
          <Ways chart={chart} edges={out} nameOf={outward} onSelect={onSelect} />
        </section>
      ) : null}
      {into.length > 0 ? (
        <section className={classes.section}>
          <h2>
            <Trans>Ways here</Trans>
          </h2>
          <Ways chart={chart} edges={into} nameOf={inward} onSelect={onSelect} />
        </section>
      ) : null}
    </>
  );
}

const shortOf = ({ id }: FlowChart, state: string): string => state.slice(id.length + 1) || id;
const outward = (chart: FlowChart, edge: ChartEdge): string =>
  edge.isInternal ? conditionOf(edge) : `${conditionOf(edge)} → ${shortOf(chart, edge.to)}`;
const inward = (chart: FlowChart, edge: ChartEdge): string =>
  `${shortOf(chart, edge.from)}: ${conditionOf(edge)}`;

type WaysProps = {
  chart: FlowChart;
  edges: readonly ChartEdge[];
  nameOf: (chart: FlowChart, edge: ChartEdge) => string;
  onSelect: (part: string) => void;
};

const Ways = ({ chart, edges, nameOf, onSelect }: WaysProps) => (
  <ul className={classes.ways} dir="ltr" lang="en">
    {edges.map((edge) => (
      <li key={edge.id}>
        <button type="button" className={classes.way} data-kind={edge.kind} onClick={() => onSelect(edge.id)}>
          {nameOf(chart, edge)}
        </button>
      </li>
    ))}
  </ul>
);
