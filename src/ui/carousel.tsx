import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import classes from './carousel.module.css';
import { useCarousel } from './use-carousel';

type Slide = { key: string | number; content: ReactNode };

type Props = {
  label: string;
  slides: Slide[];
  /** The maximum number of visible slides on a wide screen [CAT-03]. */
  shown?: number;
  autoplayMs?: number;
  speedMs?: number;
};

/**
 * A carousel. Slides change automatically unless reduced motion is on. Hover, focus and the pause button stop
 * them [NFR-04].
 */
export function Carousel({ label, slides, shown = 5, autoplayMs = 4000, speedMs = 800 }: Props) {
  const { t } = useLingui();
  const { trackRef, hostRef, dotsRef, isPaused, canPlay, togglePause, step, follow } = useCarousel({
    count: slides.length,
    autoplayMs,
    speedMs,
  });
  const count = slides.length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring the look of a form
    <div
      className={classes.carousel}
      ref={hostRef}
      role="group"
      aria-roledescription={t`carousel`}
      aria-label={label}
    >
      <ul
        className={classes.track}
        ref={trackRef}
        onScroll={follow}
        data-single={shown === 1 || undefined}
        style={{ '--shown': shown } as CSSProperties}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
      >
        {slides.map(({ key, content }, index) => (
          <li key={key} className={classes.slide} aria-roledescription={t`slide`}>
            <span className="visually-hidden">
              <Trans>
                {index + 1} of {count}
              </Trans>
            </span>
            {content}
          </li>
        ))}
      </ul>
      {count > 1 && shown === 1 ? (
        <span
          className={classes.dots}
          ref={dotsRef}
          style={{ '--count': count } as CSSProperties}
          aria-hidden="true"
        />
      ) : null}
      {count > 1 ? (
        <div className={classes.controls} data-idle={count <= shown || undefined}>
          {canPlay ? (
            <button
              type="button"
              className={classes.control}
              aria-label={isPaused ? t`Play: ${label}` : t`Pause: ${label}`}
              onClick={togglePause}
            >
              {isPaused ? (
                <IconPlayerPlay size={18} aria-hidden />
              ) : (
                <IconPlayerPause size={18} aria-hidden />
              )}
            </button>
          ) : null}
          <button
            type="button"
            className={classes.control}
            aria-label={t`Previous: ${label}`}
            onClick={() => step(-1)}
          >
            <IconChevronLeft size={18} className="mirrored" aria-hidden />
          </button>
          <button
            type="button"
            className={classes.control}
            aria-label={t`Next: ${label}`}
            onClick={() => step(1)}
          >
            <IconChevronRight size={18} className="mirrored" aria-hidden />
          </button>
        </div>
      ) : null}
    </div>
  );
}
