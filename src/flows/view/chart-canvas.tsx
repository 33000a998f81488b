import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconArrowAutofitWidth,
  IconFocus2,
  IconMaximize,
  IconMinimize,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FlowChart } from '../flow-data.types';
import classes from './canvas.module.css';
import { ChartDrawing } from './chart-drawing';
import { Minimap } from './minimap';
import type { Marks, PartHandlers } from './part-attributes';
import { PartSummary } from './part-summary';
import type { DrawingState } from './use-drawing';
import { useZoom } from './use-zoom';

type Props = Omit<PartHandlers, 'onPoint'> & {
  chart: FlowChart;
  drawingState: DrawingState;
  marks: Marks;
  svg: RefObject<SVGSVGElement | null>;
  /** The part to which a new layout scrolls. */
  anchor: string | null;
  /** True if a summary of the selected part is beside the diagram. */
  isSummed: boolean;
  isWide: boolean;
  /** `null`: the chart cannot fill the window. */
  onWide: (() => void) | null;
  isFocused: boolean;
  /** `null`: no state can be focused. */
  onFocus: (() => void) | null;
};

export function ChartCanvas(props: Props) {
  const { chart, drawingState, marks, svg, anchor, isSummed, isWide, onWide, isFocused, onFocus } = props;
  const { t, i18n } = useLingui();
  const { drawn, isBusy, hasFailed } = drawingState;
  const frame = useRef<HTMLDivElement>(null);
  const { scale, fit, enlarge, reduce, drag } = useZoom(frame, drawn.drawing, anchor);
  const [pointed, setPointed] = useState<string | null>(null);
  const shown = pointed ?? (isSummed ? marks.selected : null);
  useScrollIntoView(frame, svg, marks, drawn.drawing);
  return (
    <div className={classes.canvas}>
      <div ref={frame} className={classes.frame} dir="ltr" aria-busy={isBusy} {...drag}>
        <ChartDrawing
          ref={svg}
          chart={chart}
          drawn={drawn}
          marks={marks}
          scale={scale}
          isRtl={i18n.locale === 'ar'}
          onPoint={setPointed}
          onSelect={props.onSelect}
          onToggle={props.onToggle}
          onOpenChart={props.onOpenChart}
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
          onClick={() => onFocus?.()}
          disabled={!onFocus}
          aria-pressed={isFocused}
          aria-label={isFocused ? t`Show the whole chart` : t`Only this state and its neighbours`}
          title={isFocused ? t`Show the whole chart` : t`Only this state and its neighbours`}
        >
          <IconFocus2 size={20} aria-hidden />
        </button>
        {onWide ? (
          <button
            type="button"
            className={classes.wide}
            onClick={onWide}
            aria-pressed={isWide}
            aria-label={t`Chart only`}
          >
            {isWide ? <IconMinimize size={20} aria-hidden /> : <IconMaximize size={20} aria-hidden />}
          </button>
        ) : null}
      </div>
      <p role="status" className={classes.news} data-shown={isBusy || hasFailed || undefined}>
        {isBusy ? <Trans>Drawing …</Trans> : null}
        {hasFailed ? <Trans>This view could not be drawn. Check your connection and try again.</Trans> : null}
      </p>
      <Minimap frame={frame} drawn={drawn} scale={scale} marks={marks} />
      {shown ? <PartSummary chart={chart} id={shown} className={classes.summary ?? ''} /> : null}
    </div>
  );
}

/** Scrolls only the chart, to the part that the search found or that is active now. */
function useScrollIntoView(
  frame: RefObject<HTMLElement | null>,
  svg: RefObject<SVGSVGElement | null>,
  { selected, active }: Marks,
  drawing: object,
) {
  const shown = selected ?? [...active].at(-1) ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing may show the part
  useEffect(() => {
    if (!shown) return;
    const part = svg.current?.querySelector(`[data-part="${CSS.escape(shown)}"]`);
    const [around, own] = [frame.current?.getBoundingClientRect(), part?.getBoundingClientRect()];
    if (around && own)
      frame.current?.scrollBy(
        beyond(own.left, own.right, around.left, around.right),
        beyond(own.top, own.bottom, around.top, around.bottom),
      );
  }, [frame, svg, shown, drawing]);
}

/** Returns how far a part extends beyond its frame. A part larger than the frame shows its start. */
const beyond = (start: number, end: number, first: number, last: number): number =>
  start < first || end - start > last - first ? start - first : Math.max(0, end - last);
