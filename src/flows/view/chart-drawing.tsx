import type { KeyboardEvent, Ref } from 'react';
import type { Chart, Drawing } from '../chart/chart.types';
import { bundlesOf } from '../chart/rows';
import classes from './chart.module.css';
import { ChartLine, Start } from './chart-line';
import { ChartState } from './chart-state';
import type { Marks, PartHandlers } from './part-attributes';

type Props = PartHandlers & {
  chart: Chart;
  drawing: Drawing;
  marks: Marks;
  scale: number;
  ref: Ref<SVGSVGElement>;
};

const KINDS = ['event', 'after', 'always', 'done', 'error'] as const;

/** The chart as a drawing. One stop of the Tab key; the arrow keys go from part to part. */
export function ChartDrawing({ chart, drawing, marks, scale, ref, ...handlers }: Props) {
  const onKeyDown = usePartKeys(handlers.onSelect);
  const { width, height } = drawing;
  const first = marks.selected ?? chart.nodes[0]?.id;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      className={classes.chart}
      role="group"
      aria-label={chart.title}
      onKeyDown={onKeyDown}
    >
      <defs>
        {KINDS.map((kind) => (
          <marker
            key={kind}
            id={`arrow-${kind}`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto-start-reverse"
          >
            <path d="M0 0 8 4 0 8z" className={classes.arrow} data-kind={kind} />
          </marker>
        ))}
      </defs>
      {chart.nodes.map((node) => (
        <ChartState
          key={node.id}
          chart={chart}
          node={node}
          box={drawing.boxes[node.id]}
          marks={marks}
          firstId={first}
          {...handlers}
        />
      ))}
      {drawing.starts.map(({ dot, line }) => (
        <Start key={dot.join()} dot={dot} line={line} />
      ))}
      {bundlesOf(chart).map((bundle) => (
        <ChartLine
          key={bundle.id}
          bundle={bundle}
          line={drawing.lines[bundle.id]}
          marks={marks}
          {...handlers}
        />
      ))}
    </svg>
  );
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The arrow keys go through the parts in the order of the drawing; Enter chooses one. */
const usePartKeys = (onSelect: (id: string) => void) => (event: KeyboardEvent<SVGSVGElement>) => {
  const parts = [...event.currentTarget.querySelectorAll<SVGGElement>('[data-part]')];
  const at = parts.indexOf(document.activeElement as SVGGElement);
  const step = STEPS[event.key];
  if (step !== undefined) {
    event.preventDefault();
    parts[(at + step + parts.length) % parts.length]?.focus();
    return;
  }
  const id = parts[at]?.dataset.part;
  if (id && (event.key === 'Enter' || event.key === ' ')) {
    event.preventDefault();
    onSelect(id);
  }
};
