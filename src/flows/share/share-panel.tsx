import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { AnyStateMachine } from 'xstate';
import { announce } from '../../ui/announce';
import type { Chart } from '../chart/chart.types';
import { mermaidOf } from '../chart/mermaid';
import type { FlowData } from '../flow-data.types';
import classes from '../panel.module.css';
import { download, pngOf, svgText } from './picture';
import { statelySource } from './stately-source';

type Props = {
  machine: AnyStateMachine;
  chart: Chart;
  data: FlowData;
  svg: RefObject<SVGSVGElement | null>;
};

/** The flow in forms that other tools read. */
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
    await navigator.clipboard.writeText(statelySource(machine, data.config, data.inputs[0] ?? undefined));
    announce(t`Copied`);
  };
  return (
    <section className={classes.section}>
      <h2>
        <Trans>Take it with you</Trans>
      </h2>
      <div className={classes.buttons}>
        <button type="button" onClick={saveSvg}>
          <Trans>Drawing as SVG</Trans>
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
          The JSON opens with createMachine(JSON.parse(text)). The source is one file without our own imports;
          paste it into Stately's editor.
        </Trans>
      </p>
    </section>
  );
}
