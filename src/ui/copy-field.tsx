import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from './button';
import classes from './copy-field.module.css';

type Props = { label: ReactNode; value: string; isLarge?: boolean; children?: ReactNode };

/**
 * A read-only value with a Copy button. `children`: other ways to share the value. Without clipboard access,
 * Copy selects the text.
 */
export function CopyField({ label, value, isLarge = false, children }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [isCopied, setCopied] = useState(false);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      const field = document.getElementById(id);
      if (field) window.getSelection()?.selectAllChildren(field);
    }
  };

  return (
    <div className={classes.field}>
      <span id={`${id}-label`} className={classes.label}>
        {label}
      </span>
      <div className={classes.row}>
        <output
          id={id}
          className={classes.value}
          data-large={isLarge || undefined}
          dir="ltr"
          aria-labelledby={`${id}-label`}
        >
          {value}
        </output>
        <Button
          variant="light"
          size="sm"
          aria-describedby={`${id}-label`}
          leftSection={isCopied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
          onClick={() => void copy()}
        >
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
        </Button>
        {children}
      </div>
      <span className="visually-hidden" role="status">
        {isCopied ? t`Copied` : ''}
      </span>
    </div>
  );
}
