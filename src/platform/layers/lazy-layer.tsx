import { Trans, useLingui } from '@lingui/react/macro';
import { useFocusTrap, useWindowEvent } from '@mantine/hooks';
import { type ReactNode, use } from 'react';
import type { LayerName, QuestionName } from '../../../machines/shared/layers';
import { Button } from '../../ui/button';
import { CloseButton } from '../../ui/close-button';
import { LazyPlace, MissingParts } from '../../ui/lazy-part';
import { useLayerOnPage, useQuestion } from './layer-parts';
import classes from './layer-place.module.css';

type PlaceProps = {
  layer: LayerName;
  kind?: 'drawer' | 'dialog';
  fallback?: ReactNode;
  onClose: () => void;
};

/** A lazy-loaded layer. While offline, it shows a message and a close button [NFR-08]. */
export const LazyLayer = ({ children, ...place }: PlaceProps & { children: ReactNode }) => (
  <LazyPlace fallback={place.fallback} missing={<LazyPlaceOfLayer {...place} />}>
    {children}
  </LazyPlace>
);

/** Shown until the layer's code is loaded. */
export function LazyPlaceOfLayer({ fallback, ...layer }: PlaceProps) {
  return use(MissingParts).isMissing ? <MissingLayer {...layer} /> : fallback;
}

type QuestionProps = { name: QuestionName; onClose: () => void; children: ReactNode };

/** A lazy-loaded question. Closing it changes nothing. */
export const LazyQuestion = ({ name, onClose, children }: QuestionProps) => (
  <LazyPlace missing={<MissingQuestion name={name} onClose={onClose} />}>{children}</LazyPlace>
);

function MissingQuestion({ name, onClose }: Omit<QuestionProps, 'children'>) {
  const isShown = useQuestion(name, 'wanted', onClose);
  return isShown ? <MissingLayer layer={name} onClose={onClose} /> : null;
}

function MissingLayer({ layer, kind = 'dialog', onClose }: Omit<PlaceProps, 'fallback'>) {
  const { t } = useLingui();
  const { isAsking, ask } = use(MissingParts);
  const isTop = useLayerOnPage(layer);
  const trap = useFocusTrap();
  useWindowEvent('keydown', (press) => {
    if (isTop && press.key === 'Escape' && !press.defaultPrevented) onClose();
  });
  return (
    <div className={classes.scrim} data-kind={kind}>
      <div
        ref={trap}
        className={classes.content}
        role="dialog"
        aria-modal="true"
        aria-label={t`No connection`}
      >
        <div className={classes.head}>
          <h2 className={classes.title}>
            <Trans>No connection</Trans>
          </h2>
          <CloseButton onClick={onClose} />
        </div>
        <p role="alert">
          <Trans>You’re offline. Updates continue when you’re back online.</Trans>
        </p>
        <Button variant="default" loading={isAsking} onClick={ask}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </div>
  );
}
