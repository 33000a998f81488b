import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ChartNode, Drawing } from '../chart/chart.types';
import { nameHeight, PADDING, ROW_LINE, TITLE_LINE, TOGGLE, titleBaseline } from '../chart/measures';
import type { ViewNode, ViewRow } from '../chart/view.types';
import type { FlowChart } from '../flow-data.types';
import classes from './chart.module.css';
import { ChartTexts } from './chart-texts';
import { type Marks, type PartHandlers, partAttributes } from './part-attributes';

type Box = Drawing['boxes'][string];
type Props = PartHandlers & { chart: FlowChart; node: ViewNode; box: Box | undefined; marks: Marks };

/** The box of a state is its button. Lines are painted above boxes and below their texts. */
export function StateBox({ chart, node, box, marks, firstId, ...handlers }: Props & { firstId: string }) {
  if (!box) return null;
  const [x, y, width, height] = box;
  const { id, type, count, isRegion } = node;
  const purpose = purposeOf(chart.nodes, node);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role comes with the attributes
    <g
      className={classes.state}
      data-state={id}
      data-type={type}
      data-card={count !== null || undefined}
      data-region={isRegion || undefined}
      {...partAttributes(id, purpose, marks, handlers, firstId === id)}
      onDoubleClick={() => {
        if (node.isParent) handlers.onToggle(id);
      }}
    >
      {count ? (
        <rect className={classes.sheet} x={x + 5} y={y + 5} width={width} height={height} rx={12} />
      ) : null}
      <rect className={classes.box} x={x} y={y} width={width} height={height} rx={12} />
    </g>
  );
}

function purposeOf(nodes: readonly ChartNode[], { id, key, heading }: ViewNode) {
  const { description = null, rules = [] } = nodes.find((one) => one.id === id) ?? {};
  return { name: `${heading.join(' ')}, ${key}`, description, rules };
}

/**
 * Shows the title and the key of a state. Rows list its internal transitions and the flows that it starts.
 */
export function StateTexts({ chart, node, box, marks, isRtl, ...handlers }: Props & { isRtl: boolean }) {
  const { t } = useLingui();
  if (!box) return null;
  const [x, y, width] = box;
  const at = isRtl ? x + width - PADDING : x + PADDING;
  const { id, heading, key, type, isBusy, count, rows } = node;
  const keyAt = y + titleBaseline + heading.length * TITLE_LINE - 2;
  let baseline = y + nameHeight(node) + 10;
  const places = rows.map((row) => {
    const top = baseline;
    baseline += row.texts.length * ROW_LINE;
    return { row, top };
  });
  return (
    <>
      <g className={classes.name}>
        {heading.map((line, index) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one title have no other name
            key={index}
            className={classes.title}
            x={at}
            y={y + titleBaseline + index * TITLE_LINE}
            direction={isRtl ? 'rtl' : 'ltr'}
          >
            {line}
          </text>
        ))}
        <text className={classes.key} x={at} y={keyAt} direction="ltr" textAnchor={isRtl ? 'end' : 'start'}>
          {key}
          {type === 'parallel' ? ' ∥' : ''}
          {isBusy ? ' …' : ''}
        </text>
        {count ? (
          <text
            className={classes.count}
            x={at}
            y={y + nameHeight(node) + 8}
            direction={isRtl ? 'rtl' : 'ltr'}
          >
            {t`${plural(count.states, { one: '# state', other: '# states' })}, ${plural(count.transitions, { one: '# transition', other: '# transitions' })}`}
          </text>
        ) : null}
      </g>
      {places.map(({ row, top }) => (
        <StateRow
          key={row.key}
          chart={chart}
          row={row}
          place={{ x, width, y: top }}
          marks={marks}
          isRtl={isRtl}
          {...handlers}
        />
      ))}
      {node.isParent ? (
        <Toggle
          x={isRtl ? x + 6 : x + width - TOGGLE - 6}
          y={y + 6}
          isClosed={count !== null}
          name={count ? t`Open ${heading.join(' ')}` : t`Close ${heading.join(' ')}`}
          onPress={() => handlers.onToggle(id)}
        />
      ) : null}
    </>
  );
}

type RowProps = PartHandlers & {
  chart: FlowChart;
  row: ViewRow;
  place: { x: number; y: number; width: number };
  marks: Marks;
  isRtl: boolean;
};

function StateRow({ chart, row, place: { x, y, width }, marks, isRtl, ...handlers }: RowProps) {
  const { texts, edgeId, childChart, fold } = row;
  const lines = <ChartTexts texts={texts} x={x} y={y} width={width} isRtl={isRtl} />;
  const box = (
    <rect
      className={classes.rowBox}
      x={x + 7}
      y={y - 13}
      width={width - 14}
      height={texts.length * ROW_LINE}
      rx={5}
    />
  );
  const edge = edgeId === null ? null : chart.edges.find(({ id }) => id === edgeId);
  if (edge)
    return (
      <g
        className={classes.transition}
        data-edge={edge.id}
        data-kind={edge.kind}
        {...partAttributes(edge.id, edge, marks, handlers)}
      >
        {box}
        {lines}
      </g>
    );
  if (childChart)
    return (
      <a
        className={classes.childChart}
        href={`/flows/${childChart}`}
        data-child-chart={childChart}
        onClick={(event) => {
          event.preventDefault();
          handlers.onOpenChart(childChart);
        }}
      >
        {box}
        {lines}
      </a>
    );
  if (fold)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a drawing has no button element
      <g className={classes.fold} role="button" tabIndex={-1} onClick={() => handlers.onToggle(fold)}>
        {box}
        {lines}
      </g>
    );
  return lines;
}

type ToggleProps = { x: number; y: number; isClosed: boolean; name: string; onPress: () => void };

const Toggle = ({ x, y, isClosed, name, onPress }: ToggleProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a drawing has no button element
  <g className={classes.toggle} role="button" tabIndex={-1} aria-label={name} onClick={onPress}>
    <rect x={x} y={y} width={TOGGLE} height={TOGGLE} rx={8} />
    <path d={`M${x + 8} ${y + 13}h10${isClosed ? `M${x + 13} ${y + 8}v10` : ''}`} className={classes.sign} />
  </g>
);
