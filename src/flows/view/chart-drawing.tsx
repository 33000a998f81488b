import type { KeyboardEvent, Ref } from 'react';
import type { FlowChart } from '../flow-data.types';
import classes from './chart.module.css';
import { LineLabel, LinePath, Start } from './chart-line';
import { StateBox, StateTexts } from './chart-state';
import type { Marks, PartHandlers } from './part-attributes';
import type { Drawn } from './use-drawing';

type Props = PartHandlers & {
  chart: FlowChart;
  drawn: Drawn;
  marks: Marks;
  scale: number;
  isRtl: boolean;
  ref: Ref<SVGSVGElement>;
};

const KINDS = ['event', 'after', 'always', 'done', 'error'] as const;

/** The diagram is one tab stop. Arrow keys move between its parts. */
export function ChartDrawing({ chart, drawn, marks, scale, isRtl, ref, ...handlers }: Props) {
  const { view, drawing } = drawn;
  const onKeyDown = usePartKeys(view, handlers);
  const { width, height } = drawing;
  const isShown = view.nodes.some(({ id }) => id === marks.selected);
  const first = (isShown ? marks.selected : null) ?? chart.id;
  const isTaken = ({ edgeIds }: { edgeIds: readonly string[] }) =>
    edgeIds.some((id) => marks.taken.has(id) || marks.selected === id);
  // Highlighted lines are painted above the others.
  const lines = [...view.lines].sort((one, other) => Number(isTaken(one)) - Number(isTaken(other)));
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
            markerUnits="userSpaceOnUse"
            orient="auto-start-reverse"
          >
            <path d="M0 0 8 4 0 8z" className={classes.arrow} data-kind={kind} />
          </marker>
        ))}
      </defs>
      {view.nodes.map((node) => (
        <StateBox
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
      {lines.map((line) => (
        <LinePath key={line.id} line={line} place={drawing.lines[line.id]} marks={marks} />
      ))}
      {view.nodes.map((node) => (
        <StateTexts
          key={node.id}
          chart={chart}
          node={node}
          box={drawing.boxes[node.id]}
          marks={marks}
          isRtl={isRtl}
          {...handlers}
        />
      ))}
      {view.lines.map((line) => (
        <LineLabel
          key={line.id}
          chart={chart}
          line={line}
          place={drawing.lines[line.id]}
          marks={marks}
          isRtl={isRtl}
          {...handlers}
        />
      ))}
    </svg>
  );
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys move in paint order. Enter opens a card. Enter and Space select a part. */
const usePartKeys =
  ({ nodes }: Drawn['view'], { onSelect, onToggle }: Pick<PartHandlers, 'onSelect' | 'onToggle'>) =>
  (event: KeyboardEvent<SVGSVGElement>) => {
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
      const isCard = nodes.some((node) => node.id === id && node.count !== null);
      if (isCard && event.key === 'Enter') onToggle(id);
      else onSelect(id);
    }
  };
