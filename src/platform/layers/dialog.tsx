import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import type { LayerName, QuestionName } from '../../../machines/shared/layers';
import { OverlayKit } from '../../ui/overlay-kit';
import classes from './dialog.module.css';
import { useLayerOnPage, useQuestion } from './layer-parts';

type Looks = {
  title: ReactNode;
  /**
   * Closes the dialog. `null`: the customer must choose, so there is no close button, and Escape and outside
   * clicks do nothing [MOD-13].
   */
  onClose: (() => void) | null;
  children: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** True if content loads later. The dialog's upper edge then stays in place. */
  isGrowing?: boolean;
};

const stay = (): void => undefined;

const WIDTHS = { small: 440, medium: 620, large: 920 };

/** A dialog on wide screens, a bottom sheet on phones. Import it only from lazy components. */
export function Dialog({ layer, title, onClose, children, ...looks }: Looks & { layer: LayerName }) {
  const { size = 'small', isGrowing = false } = looks;
  const { t } = useLingui();
  const isTop = useLayerOnPage(layer);
  const canClose = onClose !== null;
  return (
    <OverlayKit>
      <Modal
        opened
        onClose={onClose ?? stay}
        title={title}
        size={WIDTHS[size]}
        centered={!isGrowing}
        withCloseButton={canClose}
        closeOnEscape={isTop && canClose}
        closeOnClickOutside={canClose}
        closeButtonProps={{ 'aria-label': t`Close`, size: 44, iconSize: 22, radius: 'xl' }}
        overlayProps={{ color: 'var(--scrim)', backgroundOpacity: 1, className: classes.scrim ?? '' }}
        // Mantine's header must not become a landmark.
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

type QuestionProps = Looks & {
  name: QuestionName;
  /** True if the browser's Back button opened this question. */
  isRaisedByBack?: boolean;
};

/** The dialog of a flow. At most one is open. Closing the dialog and Back change nothing. */
export function Question({ name, isRaisedByBack = false, ...looks }: QuestionProps) {
  const entry = isRaisedByBack || looks.onClose === null ? 'none' : 'wanted';
  const isShown = useQuestion(name, entry, looks.onClose ?? stay);
  return isShown ? <Dialog layer={name} {...looks} /> : null;
}
