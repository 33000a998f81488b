import { useLingui } from '@lingui/react/macro';
import {
  IconArrowAutofitWidth,
  IconMaximize,
  IconMinimize,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Chart, Drawing } from '../chart/chart.types';
import classes from './canvas.module.css';
import { ChartDrawing } from './chart-drawing';
import type { Marks } from './part-attributes';
import { PartSummary } from './part-summary';
import { useZoom } from './use-zoom';

type Props = {
  chart: Chart;
  drawing: Drawing;
  marks: Marks;
  onSelect: (id: string) => void;
  svg: RefObject<SVGSVGElement | null>;
  /** What is chosen is summed up beside the drawing too. */
  isSummed: boolean;
  /** The chart has the whole window. */
  isWide: boolean;
  onWide: () => void;
};

export function ChartCanvas(props: Props) {
  const { chart, drawing, marks, onSelect, svg, isSummed, isWide, onWide } = props;
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const { scale, fit, enlarge, reduce, drag } = useZoom(frame, drawing);
  const [pointed, setPointed] = useState<string | null>(null);
  const shown = pointed ?? (isSummed ? marks.selected : null);
  useScrollIntoView(svg, marks);
  return (
    <div className={classes.canvas}>
      <div ref={frame} className={classes.frame} dir="ltr" {...drag}>
        <ChartDrawing
          ref={svg}
          chart={chart}
          drawing={drawing}
          marks={marks}
          scale={scale}
          onPoint={setPointed}
          onSelect={onSelect}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend that say nothing more */}
      <div className={classes.tools} role="group" aria-label={t`Zoom`} dir="ltr">
        <button type="button" onClick={enlarge} aria-label={t`Zoom in`}>
          <IconZoomIn size={20} aria-hidden />
        </button>
        <button type="button" onClick={reduce} aria-label={t`Zoom out`}>
          <IconZoomOut size={20} aria-hidden />
        </button>
        <button type="button" onClick={fit} aria-label={t`Fit the chart`}>
          <IconArrowAutofitWidth size={20} aria-hidden />
        </button>
        <button
          type="button"
          className={classes.wide}
          onClick={onWide}
          aria-pressed={isWide}
          aria-label={t`Only the chart`}
        >
          {isWide ? <IconMinimize size={20} aria-hidden /> : <IconMaximize size={20} aria-hidden />}
        </button>
      </div>
      {shown ? <PartSummary chart={chart} id={shown} className={classes.summary ?? ''} /> : null}
    </div>
  );
}

/** What was chosen in the search, or is active now, should be seen. */
function useScrollIntoView(svg: RefObject<SVGSVGElement | null>, { selected, active }: Marks) {
  const shown = selected ?? [...active].at(-1) ?? null;
  useEffect(() => {
    if (!shown) return;
    const part = svg.current?.querySelector(`[data-part="${CSS.escape(shown)}"]`);
    part?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [svg, shown]);
}
