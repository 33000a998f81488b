import { useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import classes from './close-button.module.css';

export function CloseButton({ onClick }: { onClick: () => void }) {
  const { t } = useLingui();
  return (
    <button type="button" className={classes.button} aria-label={t`Close`} onClick={onClick}>
      <IconX size={22} aria-hidden />
    </button>
  );
}
