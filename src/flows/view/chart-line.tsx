import type { Drawing } from '../chart/chart.types';
import { LABEL_ROW_HEIGHT } from '../chart/measures';
import { type Bundle, labelOf } from '../chart/rows';
import classes from './chart.module.css';
import { type Marks, type PartHandlers, partAttributes } from './part-attributes';

/** Where a line goes on. */
const INDENT = 13;

type Point = readonly [number, number];
type Props = PartHandlers & { bundle: Bundle; line: Drawing['lines'][string] | undefined; marks: Marks };

/** The line of one or more transitions, each of which is a button on the line's label. */
export function ChartLine({ bundle, line, marks, ...handlers }: Props) {
  const [edge] = bundle.edges;
  if (!line || !edge) return null;
  const [x, y, width, height] = line.label;
  const rows = labelOf(bundle);
  const isTaken = bundle.edges.some(({ id }) => marks.taken.has(id));
  const isSelected = bundle.edges.some(({ id }) => marks.selected === id);
  return (
    <>
      <path
        className={classes.line}
        data-kind={edge.kind}
        data-taken={isTaken || undefined}
        data-selected={isSelected || undefined}
        d={roundedPath(line.points)}
        markerEnd={`url(#arrow-${edge.kind})`}
      />
      <rect className={classes.labelGround} x={x} y={y} width={width} height={height} rx={5} />
      {bundle.edges.map((one) => {
        const own = rows.flatMap((row, index) => (row.edge === one ? [{ ...row, index }] : []));
        const [first] = own;
        if (!first) return null;
        return (
          <g
            key={one.id}
            className={classes.transition}
            data-edge={one.id}
            data-kind={one.kind}
            {...partAttributes(one.id, one, marks, handlers)}
          >
            <rect
              className={classes.rowBox}
              x={x}
              y={y + 2 + first.index * LABEL_ROW_HEIGHT}
              width={width}
              height={own.length * LABEL_ROW_HEIGHT}
              rx={4}
            />
            {own.map(({ text, isAction, index }) => (
              <text
                key={index}
                className={classes.label}
                data-action={isAction || undefined}
                x={x + 5 + (text.startsWith(' ') ? INDENT : 0)}
                y={y + 13 + index * LABEL_ROW_HEIGHT}
              >
                {text.trim()}
              </text>
            ))}
          </g>
        );
      })}
    </>
  );
}

/** From where the state that holds them begins. */
export function Start({ dot: [x, y], line }: { dot: Point; line: readonly Point[] }) {
  return (
    <>
      <path className={classes.line} data-kind="start" d={roundedPath(line)} markerEnd="url(#arrow-event)" />
      <circle className={classes.dot} cx={x} cy={y} r={6} />
    </>
  );
}

const RADIUS = 7;

function roundedPath(points: readonly Point[]): string {
  const [start, ...rest] = points;
  const end = rest.at(-1);
  if (!start || !end) return '';
  const corners = rest.slice(0, -1).map((corner, index) => {
    const before = towards(corner, points[index] ?? corner);
    const after = towards(corner, points[index + 2] ?? corner);
    return `L${before.join(' ')}Q${corner.join(' ')} ${after.join(' ')}`;
  });
  return `M${start.join(' ')}${corners.join('')}L${end.join(' ')}`;
}

function towards([x, y]: Point, [toX, toY]: Point): Point {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const part = Math.min(RADIUS, length / 2) / length;
  return [x + (toX - x) * part, y + (toY - y) * part];
}
