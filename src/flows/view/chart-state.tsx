import { Fragment } from 'react';
import type { Chart, ChartNode, Drawing } from '../chart/chart.types';
import { HEAD_HEIGHT, PADDING, ROW_HEIGHT, TITLE_HEIGHT } from '../chart/measures';
import { rowsOf } from '../chart/rows';
import classes from './chart.module.css';
import { type Marks, type PartHandlers, partAttributes } from './part-attributes';

/** Where a line goes on. */
const INDENT = 13;

type Props = PartHandlers & {
  chart: Chart;
  node: ChartNode;
  box: Drawing['boxes'][string] | undefined;
  marks: Marks;
  firstId: string | undefined;
};

/** A state: its name, its title, and a row for each thing that happens inside it. */
export function ChartState({ chart, node, box, marks, firstId, ...handlers }: Props) {
  if (!box) return null;
  const [x, y, width, height] = box;
  const parent = chart.nodes.find(({ id }) => id === node.parent);
  let baseline = y + HEAD_HEIGHT + (node.title ? TITLE_HEIGHT : 0) + 10;
  const rows = rowsOf(chart, node).map((row) => {
    const top = baseline;
    baseline += row.lines.length * ROW_HEIGHT;
    return { ...row, top };
  });
  return (
    <>
      <g
        className={classes.state}
        data-state={node.id}
        data-type={node.type}
        data-region={parent?.type === 'parallel' || undefined}
        {...partAttributes(node.id, node, marks, handlers, firstId === node.id)}
      >
        <rect className={classes.box} x={x} y={y} width={width} height={height} rx={10} />
        <text className={classes.key} x={x + PADDING} y={y + 20}>
          {node.key}
          {node.type === 'parallel' ? ' ∥' : ''}
          {node.tags.includes('busy') ? ' …' : ''}
        </text>
        {node.title ? (
          <text className={classes.title} x={x + PADDING} y={y + 20 + TITLE_HEIGHT}>
            {node.title}
          </text>
        ) : null}
      </g>
      {rows.map(({ lines, edge, top }) => {
        const texts = lines.map((line, index) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text have no other name
            key={index}
            className={classes.row}
            x={x + PADDING + (index > 0 ? INDENT : 0)}
            y={top + index * ROW_HEIGHT}
          >
            {line.trim()}
          </text>
        ));
        if (!edge) return <Fragment key={top}>{texts}</Fragment>;
        return (
          <g
            key={edge.id}
            className={classes.transition}
            data-edge={edge.id}
            data-kind={edge.kind}
            {...partAttributes(edge.id, edge, marks, handlers)}
          >
            <rect
              className={classes.rowBox}
              x={x + 6}
              y={top - 11}
              width={width - 12}
              height={lines.length * ROW_HEIGHT}
              rx={4}
            />
            {texts}
          </g>
        );
      })}
    </>
  );
}
