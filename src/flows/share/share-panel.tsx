import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { AnyStateMachine } from 'xstate';
import { announce } from '../../ui/announce';
import type { Chart } from '../chart/chart.types';
import { mermaidOf } from '../chart/mermaid';
import type { FlowData } from '../flow-data.types';
import classes from '../panel.module.css';
import { loadPrepared } from '../prepared';
import { download, pngOf, svgText } from './picture';
import { childrenOf, type Exported, statelySource } from './stately-source';

type Props = {
  machine: AnyStateMachine;
  chart: Chart;
  data: FlowData;
  svg: RefObject<SVGSVGElement | null>;
};

export function SharePanel({ machine, chart, data, svg }: Props) {
  const { t } = useLingui();
  const { id } = chart;
  const picture = () => (svg.current ? svgText(svg.current) : null);
  const savePng = async () => {
    const text = picture();
    if (text) download(`${id}.png`, await pngOf(text));
  };
  const saveSvg = () => {
    const text = picture();
    if (text) download(`${id}.svg`, text, 'image/svg+xml');
  };
  const copySource = async () => {
    await navigator.clipboard.writeText(statelySource(id, await flowsOf(machine)));
    announce(t`Copied`);
  };
  return (
    <section className={classes.section}>
      <h2>
        <Trans>Export</Trans>
      </h2>
      <div className={classes.buttons}>
        <button type="button" onClick={saveSvg}>
          <Trans>Chart as SVG</Trans>
        </button>
        <button type="button" onClick={() => void savePng()}>
          <Trans>Picture as PNG</Trans>
        </button>
        <button type="button" onClick={() => download(`${id}.mmd`, mermaidOf(chart))}>
          <Trans>Text for Mermaid</Trans>
        </button>
        <button
          type="button"
          onClick={() =>
            download(`${id}.json`, `${JSON.stringify(data.config, null, 2)}\n`, 'application/json')
          }
        >
          <Trans>Machine as JSON</Trans>
        </button>
        <button type="button" onClick={() => void copySource()}>
          <Trans>Copy source for Stately</Trans>
        </button>
        <button type="button" onClick={() => window.print()}>
          <Trans>Print</Trans>
        </button>
      </div>
      <p className={classes.hint}>
        <Trans>
          Load the JSON with createMachine(JSON.parse(text)). The source is a single file that needs only
          XState, with the flows that this one starts. Paste it into Stately’s editor. Its guards are
          switches: the event guard.name changes an answer.
        </Trans>
      </p>
    </section>
  );
}

/** Loads the exported charts of this flow and of the flows that it starts. The build has written them. */
async function flowsOf(machine: AnyStateMachine): Promise<ReadonlyMap<string, Exported>> {
  const prepared = await Promise.all([machine, ...childrenOf(machine)].map(withPrepared));
  return new Map(prepared.flatMap((flow) => (flow ? [[flow.machine.id, flow]] : [])));
}

async function withPrepared(machine: AnyStateMachine): Promise<Exported | null> {
  const prepared = await loadPrepared(machine.id);
  return prepared && { machine, config: prepared.data.config, input: prepared.data.inputs[0] };
}
