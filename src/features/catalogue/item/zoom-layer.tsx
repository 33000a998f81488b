import { Trans, useLingui } from '@lingui/react/macro';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from '../../../platform/layers/dialog';
import { Button } from '../../../ui/button';
import classes from './zoom-layer.module.css';

type Props = { src: string; alt: string; title: ReactNode; onClose: () => void };

/**
 * Shows the picture at 1200 x 1800 pixels. Wheel, touch, arrow keys and dragging move it [ITEM-01, ITEM-15,
 *
 */
export function ZoomLayer({ src, alt, title, onClose }: Props) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const frameRef = useRef<HTMLElement>(null);
  const showMiddle = () => {
    const frame = frameRef.current;
    if (frame === null || isWhole) return;
    frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2;
    frame.scrollTop = (frame.scrollHeight - frame.clientHeight) / 2;
  };
  useLayoutEffect(showMiddle, [isWhole]);
  return (
    <Dialog layer="zoom" title={title} size="large" onClose={onClose}>
      <div className={classes.stage}>
        {/* Scroll positions inside a picture are always counted from the left. */}
        <section
          ref={frameRef}
          className={classes.frame}
          dir="ltr"
          data-whole={isWhole || undefined}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          aria-label={t`Enlarged photo`}
          onPointerMove={drag}
          onDoubleClick={() => setWhole(!isWhole)}
        >
          <img
            className={classes.picture}
            src={src}
            alt={alt}
            width={1200}
            height={1800}
            draggable={false}
            onLoad={showMiddle}
          />
        </section>
        <Button
          className={classes.size ?? ''}
          variant="default"
          shape="pill"
          leftSection={isWhole ? <IconZoomIn size={20} aria-hidden /> : <IconZoomOut size={20} aria-hidden />}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? <Trans>Zoom in</Trans> : <Trans>Fit to screen</Trans>}
        </Button>
      </div>
    </Dialog>
  );
}

const MAIN_BUTTON = 1;

/** Scrolls while the mouse drags. Touch screens scroll natively. */
function drag({
  currentTarget,
  pointerType,
  buttons,
  movementX,
  movementY,
}: PointerEvent<HTMLElement>): void {
  if (pointerType === 'mouse' && buttons === MAIN_BUTTON) currentTarget.scrollBy(-movementX, -movementY);
}
