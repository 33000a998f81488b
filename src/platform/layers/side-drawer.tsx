import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { useLingui } from '@lingui/react/macro';
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Panel } from '../../../machines/shared/layers';
import { useFormats } from '../../i18n/formats.context';
import { OverlayKit } from '../../ui/overlay-kit';
import { useLayerOnPage } from './layer-parts';
import { useCloseLayer } from './layers.context';
import classes from './side-drawer.module.css';

type Props = { panel: Panel; title: ReactNode; children: ReactNode; footer?: ReactNode };

/** A drawer at the inline end. Import it only from lazy components. */
export function SideDrawer({ panel, title, children, footer }: Props) {
  const { t } = useLingui();
  const isTop = useLayerOnPage(panel);
  return (
    <OverlayKit>
      <Drawer
        opened
        onClose={useCloseLayer(panel)}
        closeOnEscape={isTop}
        title={title}
        position="right"
        size={440}
        closeButtonProps={{ 'aria-label': t`Close`, size: 44, iconSize: 22, radius: 'xl' }}
        overlayProps={{ color: 'var(--scrim)', backgroundOpacity: 1, className: classes.scrim ?? '' }}
        attributes={{ header: { role: 'presentation' } }}
        transitionProps={{ duration: 180 }}
        classNames={{
          content: classes.content ?? '',
          header: classes.header ?? '',
          title: classes.title ?? '',
          body: classes.body ?? '',
        }}
      >
        <div className={classes.scroll}>{children}</div>
        {footer ? <div className={classes.footer}>{footer}</div> : null}
      </Drawer>
    </OverlayKit>
  );
}

/** The count beside the drawer's title. Changes are announced. */
export function DrawerCount({ count, label }: { count: number; label: string }) {
  const formats = useFormats();
  if (count === 0) return null;
  return (
    <span className={classes.count} role="status" aria-label={label}>
      {formats.number(count)}
    </span>
  );
}
