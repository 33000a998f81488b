import type { Drawing } from '../chart/chart.types';
import { labelSize, ROW_LINE } from '../chart/measures';
import type { ViewLine } from '../chart/view.types';
import type { FlowChart } from '../flow-data.types';
import classes from './chart.module.css';
import { ChartTexts } from './chart-texts';
import { type Marks, type PartHandlers, partAttributes } from './part-attributes';

type Point = readonly [number, number];
type Place = Drawing['lines'][string] | undefined;
type Props = { line: ViewLine; place: Place; marks: Marks };

const LABEL_PADDING = 7;

export function LinePath({ line, place, marks }: Props) {
  if (!place) return null;
  const { kind, edgeIds } = line;
  return (
    <path
      className={classes.line}
      data-kind={kind}
      data-taken={edgeIds.some((id) => marks.taken.has(id)) || undefined}
      data-next={edgeIds.some((id) => marks.next?.has(id)) || undefined}
      data-change={changeOf(edgeIds, marks)}
      data-selected={(marks.selected !== null && edgeIds.includes(marks.selected)) || undefined}
      d={roundedPath(place.points)}
      markerEnd={`url(#arrow-${kind})`}
    />
  );
}

/** A line of several transitions is changed if one of them is, unless all have the same change. */
function changeOf(edgeIds: readonly string[], { changes }: Marks) {
  const kinds = new Set(edgeIds.map((id) => changes?.get(id)));
  const [first] = kinds;
  return kinds.size > 1 ? 'changed' : first;
}

type LabelProps = Props & PartHandlers & { chart: FlowChart; isRtl: boolean };

/** Each transition's label on the line is a button. */
export function LineLabel({ chart, line, place, marks, isRtl, ...handlers }: LabelProps) {
  if (!place) return null;
  const [left, top, roomWidth, roomHeight] = place.label;
  const { width, height } = labelSize(line);
  const [x, y] = [left + (roomWidth - width) / 2, top + (roomHeight - height) / 2];
  let row = 0;
  const parts = line.parts.map((part) => {
    const first = row;
    row += part.texts.length;
    return { ...part, first };
  });
  return (
    <>
      <rect className={classes.labelGround} x={x} y={y} width={width} height={height} rx={7} />
      {parts.map(({ edgeId, texts, first }) => {
        const edge = chart.edges.find(({ id }) => id === edgeId);
        return edge ? (
          <g
            key={edgeId}
            className={classes.transition}
            data-edge={edgeId}
            data-kind={edge.kind}
            {...partAttributes(edgeId, edge, marks, handlers)}
          >
            <rect
              className={classes.rowBox}
              x={x}
              y={y + 3 + first * ROW_LINE}
              width={width}
              height={texts.length * ROW_LINE}
              rx={5}
            />
            <ChartTexts
              texts={texts}
              x={x}
              y={y + 16 + first * ROW_LINE}
              width={width}
              isRtl={isRtl}
              padding={LABEL_PADDING}
            />
          </g>
        ) : null;
      })}
      {line.more > 0 ? (
        <text className={classes.more} x={x + width / 2} y={y + 16 + row * ROW_LINE} textAnchor="middle">
          + {line.more}
        </text>
      ) : null}
    </>
  );
}

export function Start({ dot: [x, y], line }: { dot: Point; line: readonly Point[] }) {
  return (
    <>
      <path className={classes.line} data-kind="start" d={roundedPath(line)} markerEnd="url(#arrow-event)" />
      <circle className={classes.dot} cx={x} cy={y} r={6} />
    </>
  );
}

const RADIUS = 8;

export function roundedPath(points: readonly Point[]): string {
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
