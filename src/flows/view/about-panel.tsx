import { Trans } from '@lingui/react/macro';
import type { ChartEdge } from '../chart/chart.types';
import { factsOf, sentenceOf, titleOf, transitionText } from '../chart/parts';
import type { FlowChart, FlowData } from '../flow-data.types';
import { useFlowLanguage } from '../language';
import classes from './about-panel.module.css';
import { FlowLinks } from './flow-links';
import { PartSummary } from './part-summary';

type Props = {
  chart: FlowChart;
  charts: readonly FlowChart[];
  data: FlowData;
  selected: string | null;
  onSelect: (part: string) => void;
};

/** Shows the purpose of the selected part, its screen description and its transitions. */
export function AboutPanel({ chart, charts, data, selected, onSelect }: Props) {
  const language = useFlowLanguage();
  const id = selected ?? chart.id;
  const node = chart.nodes.find((one) => one.id === id);
  const seen = chart.seen[factsOf(chart, id)?.stateId ?? ''];
  const isInside = (state: string) => state === id || state.startsWith(`${id}.`);
  const out = node ? chart.edges.filter(({ from }) => from === id) : [];
  const into = node?.parent
    ? chart.edges.filter(({ from, to, isInternal }) => isInside(to) && !isInside(from) && !isInternal)
    : [];
  return (
    <>
      <PartSummary chart={chart} id={id} className="" />
      {node?.parent === null ? <FlowLinks chart={chart} charts={charts} /> : null}
      {seen && node ? (
        <section className={classes.section}>
          <h2>
            <Trans>On the screen</Trans>
          </h2>
          <p>{seen[language]}</p>
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
          <Transitions chart={chart} edges={out} nameOf={transitionText} onSelect={onSelect} />
        </section>
      ) : null}
      {into.length > 0 ? (
        <section className={classes.section}>
          <h2>
            <Trans>Comes from</Trans>
          </h2>
          <Transitions chart={chart} edges={into} nameOf={inward} onSelect={onSelect} />
        </section>
      ) : null}
    </>
  );
}

const inward = (chart: FlowChart, edge: ChartEdge, language: 'en' | 'ar'): string =>
  `${titleOf(chart, edge.from)}: ${sentenceOf(chart, edge.id, language)}`;

type TransitionsProps = {
  chart: FlowChart;
  edges: readonly ChartEdge[];
  nameOf: (chart: FlowChart, edge: ChartEdge, language: 'en' | 'ar') => string;
  onSelect: (part: string) => void;
};

function Transitions({ chart, edges, nameOf, onSelect }: TransitionsProps) {
  const language = useFlowLanguage();
  return (
    <ul className={classes.ways}>
      {edges.map((edge) => (
        <li key={edge.id}>
          <button
            type="button"
            className={classes.way}
            data-kind={edge.kind}
            onClick={() => onSelect(edge.id)}
          >
            {nameOf(chart, edge, language)}
          </button>
        </li>
      ))}
    </ul>
  );
}
