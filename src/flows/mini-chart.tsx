import { use } from 'react';
import type { FlowChart } from './flow-data.types';
import classes from './overview.module.css';
import { loadPrepared } from './prepared';

/** A thumbnail of a chart. It has no text. */
export function MiniChart({ chart }: { chart: FlowChart }) {
  const prepared = use(loadPrepared(chart.id));
  if (!prepared) return null;
  const { width, height, boxes, lines, starts } = prepared.data.drawing;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={classes.mini} aria-hidden="true">
      {chart.nodes
        .filter(({ id }) => id in boxes)
        .map(({ id, parent }) => {
          const [x, y, w, h] = boxes[id] ?? [0, 0, 0, 0];
          return (
            <rect
              key={id}
              className={classes.box}
              data-outer={parent === null || undefined}
              x={x}
              y={y}
              width={w}
              height={h}
              rx={10}
            />
          );
        })}
      {chart.edges.map(({ id, kind }) => {
        const line = lines[id];
        return line ? (
          <polyline key={id} className={classes.line} data-kind={kind} points={line.points.join(' ')} />
        ) : null;
      })}
      {starts.map(({ dot: [x, y] }) => (
        <circle key={`${x} ${y}`} className={classes.dot} cx={x} cy={y} r={9} />
      ))}
    </svg>
  );
}
