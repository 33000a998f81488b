import { Trans } from '@lingui/react/macro';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from './button';
import classes from './notice-bar.module.css';

type Props = { isUndoing: boolean; onUndo: () => void; children: ReactNode };

export const UndoBar = ({ isUndoing, onUndo, children }: Props) => (
  <div className={classes.bar} role="status">
    <p>{children}</p>
    <Button
      variant="light"
      size="sm"
      loading={isUndoing}
      leftSection={<IconArrowBackUp size={18} className="mirrored" aria-hidden />}
      onClick={onUndo}
    >
      <Trans>Undo</Trans>
    </Button>
  </div>
);
