import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { titleWidth } from '../chart/measures';
import type { FlowChart, FlowMap as MapData } from '../flow-data.types';
import canvas from '../view/canvas.module.css';
import { roundedPath } from '../view/chart-line';
import classes from './flow-map.module.css';
import { MAP_LABEL_ROWS, MAP_ROW } from './map-sizes';

type Props = { charts: readonly FlowChart[]; map: MapData };

/**
 * Shows all flows in one diagram: which flow starts which, and the events that a child sends to its parent.
 */
export function FlowMap({ charts, map: { drawing, relations } }: Props) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [lit, setLit] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const isRtl = i18n.locale === 'ar';
  const open = (machine: string) => void navigate({ to: '/flows/$machine', params: { machine } });
  const isLit = (ids: readonly string[]) => (lit !== null && ids.includes(lit)) || undefined;
  return (
    <section className={classes.map} aria-label={t`Map of all flows`}>
      <p className={classes.intro}>
        <Trans>
          A line leads from a flow to a flow that it starts. Its labels are events that the started flow sends
          back.
        </Trans>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div ref={frame} className={canvas.frame} dir="ltr" tabIndex={0}>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
        <svg
          className={classes.drawing}
          width={drawing.width}
          height={drawing.height}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          role="group"
          aria-label={t`Map of all flows`}
        >
          <defs>
            <marker
              id="map-arrow"
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="8"
              markerHeight="8"
              markerUnits="userSpaceOnUse"
              orient="auto"
            >
              <path d="M0 0 8 4 0 8z" className={classes.arrow} />
            </marker>
          </defs>
          {relations.map(({ parent, child }) => (
            <path
              key={`${parent} ${child}`}
              className={classes.line}
              data-lit={isLit([parent, child])}
              d={roundedPath(drawing.lines[`${parent} ${child}`]?.points ?? [])}
              markerEnd="url(#map-arrow)"
            />
          ))}
          {relations.map(({ parent, child, events }) => {
            const [x, y, width, height] = drawing.lines[`${parent} ${child}`]?.label ?? [0, 0, 0, 0];
            if (events.length === 0) return null;
            const rest = events.length - MAP_LABEL_ROWS;
            const rows = [...events.slice(0, MAP_LABEL_ROWS), ...(rest > 0 ? [`+ ${rest}`] : [])];
            return (
              <g key={`${parent} ${child}`} className={classes.label} data-lit={isLit([parent, child])}>
                <rect x={x} y={y} width={width} height={height} rx={7} />
                {rows.map((row, index) => (
                  <text key={row} x={x + width / 2} y={y + 16 + index * MAP_ROW} textAnchor="middle">
                    {row}
                  </text>
                ))}
              </g>
            );
          })}
          {charts.map(({ id, title, feature }) => {
            const [x, y, width, height] = drawing.boxes[id] ?? [0, 0, 0, 0];
            return (
              <a
                key={id}
                className={classes.flow}
                href={`/flows/${id}`}
                data-flow={id}
                data-feature={feature}
                onPointerEnter={() => setLit(id)}
                onPointerLeave={() => setLit(null)}
                onFocus={() => setLit(id)}
                onBlur={() => setLit(null)}
                onClick={(event) => {
                  event.preventDefault();
                  open(id);
                }}
              >
                <rect x={x} y={y} width={width} height={height} rx={12} />
                <text
                  className={classes.title}
                  x={isRtl ? x + width - 16 : x + 16}
                  y={y + 23}
                  direction={isRtl ? 'rtl' : 'ltr'}
                  textLength={titleWidth(title) > width - 24 ? width - 32 : undefined}
                >
                  {title}
                </text>
                <text
                  className={classes.key}
                  x={isRtl ? x + width - 16 : x + 16}
                  y={y + 40}
                  direction="ltr"
                  textAnchor={isRtl ? 'end' : 'start'}
                >
                  {id}
                </text>
              </a>
            );
          })}
        </svg>
      </div>
    </section>
  );
}
