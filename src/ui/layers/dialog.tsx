import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import { useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';
import { OverlayKit } from './overlay-kit';
import { useBackLayer } from './use-back-layer';
import { useReturnOfFocus } from './use-return-of-focus';

type Props = {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** Its address or its parent handles Back already. */
  hasAddress?: boolean;
  /** A choice must be made: no cross, no Escape, no click beside it [MOD-13]. */
  isObligatory?: boolean;
};

const WIDTHS = { small: 440, medium: 620, large: 920 };

/** A dialog on wide screens, a sheet from below on phones. Import it only from lazily loaded components. */
export function Dialog({
  title,
  onClose,
  children,
  size = 'small',
  hasAddress,
  isObligatory = false,
}: Props) {
  const { t } = useLingui();
  useBackLayer(!hasAddress && !isObligatory, onClose);
  useReturnOfFocus();
  return (
    <OverlayKit>
      <Modal
        opened
        onClose={onClose}
        title={title}
        size={WIDTHS[size]}
        centered
        withCloseButton={!isObligatory}
        closeOnEscape={!isObligatory}
        closeOnClickOutside={!isObligatory}
        closeButtonProps={{ 'aria-label': t`Close`, size: 44, iconSize: 22, radius: 'xl' }}
        overlayProps={{ color: 'var(--scrim)', backgroundOpacity: 1, className: classes.scrim ?? '' }}
        // Mantine's header is none of the page's landmarks.
        attributes={{ header: { role: 'presentation' } }}
        transitionProps={{ duration: 160, transition: 'fade' }}
        classNames={{
          inner: classes.inner ?? '',
          content: classes.content ?? '',
          header: classes.header ?? '',
          title: classes.title ?? '',
          body: classes.body ?? '',
        }}
      >
        {children}
      </Modal>
    </OverlayKit>
  );
}
