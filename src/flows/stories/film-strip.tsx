import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { placesIn } from '../chart/parts';
import type { FlowChart } from '../flow-data.types';
import { useFlowLanguage } from '../language';
import classes from './film-strip.module.css';
import { movedFlows, reachedStates } from './story';
import type { Frame, Spot, Variant } from './story.types';

type Props = {
  strip: readonly Frame[];
  current: Frame;
  device: Variant['device'];
  shown: Variant['language'];
  charts: readonly FlowChart[];
  flow: string | null;
  onFrame: (id: string) => void;
  onFlow: (frame: string, flow: string) => void;
};

/**
 * Shows the screens side by side. The current one has pressable controls. Each lists the flows that moved.
 */
export function FilmStrip({ strip, current, device, shown, charts, flow, onFrame, onFlow }: Props) {
  const { t, i18n } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  useCurrentInView(list, current.id);
  const at = strip.indexOf(current);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const to = strip[at + (i18n.locale === 'ar' ? -step : step)];
    if (step !== 0 && to) onFrame(to.id);
  };
  return (
    <ol
      ref={list}
      className={classes.strip}
      data-device={device}
      aria-label={t`Screens`}
      onKeyDown={onKeyDown}
    >
      {strip.map((frame, index) => (
        <li
          key={frame.id}
          className={classes.frame}
          data-frame={frame.id}
          data-done={index <= at || undefined}
          aria-current={frame === current ? 'step' : undefined}
        >
          {frame === current ? (
            <CurrentScreen frame={frame} shown={shown} onFrame={onFrame} />
          ) : (
            <OtherScreen frame={frame} onFrame={onFrame} />
          )}
          <Caption frame={frame} number={index + 1} next={strip[index + 1]?.id} />
          <Moves
            frame={frame}
            charts={charts}
            flow={frame === current ? flow : null}
            onFlow={(id) => onFlow(frame.id, id)}
          />
        </li>
      ))}
    </ol>
  );
}

/** Scrolls the current screen into view. If the focus was on the previous screen, it moves along. */
function useCurrentInView(list: { current: HTMLOListElement | null }, id: string) {
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another frame is scrolled into view
  useEffect(() => {
    const item = list.current?.querySelector('[aria-current]');
    if (item) scrollToCentre(list.current, item);
    // The pressed control has been removed.
    const isLost = document.activeElement === document.body || list.current?.contains(document.activeElement);
    const control =
      item?.querySelector<HTMLElement>('[data-spot]') ?? item?.querySelector<HTMLElement>('div');
    if (isLost && !isFirst.current) control?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [list, id]);
}

/** Scrolls the strip horizontally. `scrollIntoView` would also scroll the page. */
function scrollToCentre(list: Element | null, item: Element): void {
  const [around, own] = [list?.getBoundingClientRect(), item.getBoundingClientRect()];
  if (around) list?.scrollBy({ left: own.left + own.width / 2 - around.left - around.width / 2 });
}

type ScreenProps = { frame: Frame; onFrame: (id: string) => void };

function CurrentScreen({ frame, shown, onFrame }: ScreenProps & { shown: Variant['language'] }) {
  const language = useFlowLanguage();
  const { picture, width, height, spots } = frame;
  return (
    <div className={classes.screen} dir="ltr" tabIndex={-1}>
      <img src={picture} width={width} height={height} alt={frame.title[language]} />
      {spots.map((spot, index) => (
        <SpotButton key={spot.to} spot={spot} shown={shown} isFirst={index === 0} onFrame={onFrame} />
      ))}
    </div>
  );
}

type SpotProps = { spot: Spot; shown: Variant['language']; isFirst: boolean; onFrame: (id: string) => void };

function SpotButton({ spot, shown, isFirst, onFrame }: SpotProps) {
  const { t } = useLingui();
  const [x, y, width, height] = spot.box.map((share) => `${share * 100}%`);
  return (
    <button
      type="button"
      className={classes.spot}
      data-spot={spot.to}
      data-other={!isFirst || undefined}
      lang={shown}
      aria-label={spot.act === 'press' ? t`Press “${spot.name}”` : t`Type into “${spot.name}”`}
      // physical: positions on a picture, which is never mirrored.
      style={{ insetInlineStart: x, insetBlockStart: y, inlineSize: width, blockSize: height }}
      onClick={() => onFrame(spot.to)}
    />
  );
}

function OtherScreen({ frame, onFrame }: ScreenProps) {
  const language = useFlowLanguage();
  const { id, picture, width, height, title } = frame;
  return (
    <button type="button" className={classes.screen} onClick={() => onFrame(id)} aria-label={title[language]}>
      <img src={picture} width={width} height={height} alt="" loading="lazy" />
    </button>
  );
}

type CaptionProps = { frame: Frame; number: number; next: string | undefined };

/** Shows the title of a screen, and the customer's action on it. */
function Caption({ frame, number, next }: CaptionProps) {
  const { t } = useLingui();
  const language = useFlowLanguage();
  const spot = frame.spots.find(({ to }) => to === next);
  return (
    <div className={classes.caption}>
      <p className={classes.title}>
        <span className={classes.number}>{number}</span>
        {frame.title[language]}
      </p>
      {spot ? (
        <p className={classes.act}>
          {spot.act === 'press' ? t`Press “${spot.name}”` : t`Type into “${spot.name}”`}
        </p>
      ) : null}
    </div>
  );
}

const MAX_FLOWS = 2;

type MovesProps = {
  frame: Frame;
  charts: readonly FlowChart[];
  flow: string | null;
  onFlow: (flow: string) => void;
};

/** Lists the flows that moved before this frame, with their states. */
function Moves({ frame, charts, flow, onFlow }: MovesProps) {
  const moved = movedFlows(frame, charts).filter((id) => id in frame.states);
  return (
    <ul className={classes.moves}>
      {moved.slice(0, MAX_FLOWS).map((id) => {
        const chart = charts.find((one) => one.id === id);
        return chart ? (
          <li key={id}>
            <button
              type="button"
              className={classes.move}
              aria-pressed={flow === id}
              onClick={() => onFlow(id)}
            >
              <span className={classes.flow}>{chart.title}</span>
              <span>{placesIn(chart, new Set(reachedStates(chart, id, frame))).join(' + ')}</span>
            </button>
          </li>
        ) : null;
      })}
      {moved.length > MAX_FLOWS ? <li className={classes.more}>+ {moved.length - MAX_FLOWS}</li> : null}
    </ul>
  );
}
