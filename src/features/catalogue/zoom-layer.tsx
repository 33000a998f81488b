import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Dialog } from '../../ui/layers/dialog';
import classes from './zoom-layer.module.css';

type Props = { src: string; alt: string; title: ReactNode; onClose: () => void };

/** The picture at 1200 x 1800: wheel, fingers and arrow keys move it [ITEM-01, Q-55]. */
export function ZoomLayer({ src, alt, title, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Dialog title={title} size="large" onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={classes.frame} tabIndex={0} aria-label={t`Enlarged picture`}>
        <img className={classes.picture} src={src} alt={alt} width={1200} height={1800} />
      </section>
    </Dialog>
  );
}
