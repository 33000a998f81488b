import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import { useLingui } from '@lingui/react/macro';
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { OverlayKit } from './overlay-kit';
import classes from './side-drawer.module.css';
import { useReturnOfFocus } from './use-return-of-focus';

type Props = {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  /** A question lies above it: Escape answers that one alone. */
  isCovered?: boolean;
};

/** A layer from the side where lines end. Import it only from lazily loaded components. */
export function SideDrawer({ title, onClose, children, footer, isCovered = false }: Props) {
  const { t } = useLingui();
  useReturnOfFocus();
  return (
    <OverlayKit>
      <Drawer
        opened
        onClose={onClose}
        closeOnEscape={!isCovered}
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
