import { useLingui } from '@lingui/react/macro';
import { IconShare2 } from '@tabler/icons-react';
import { useSendToRoot } from '../../../platform/shop.context';
import { attempt } from '../../../platform/storage/browser-store';
import classes from './share-button.module.css';

type Props = { name: string; className?: string | undefined };

/** Opens the browser's share dialog. Without one, it copies the link [CAT-06]. */
export function ShareButton({ name, className }: Props) {
  const { t } = useLingui();
  const notify = useSendToRoot();
  const share = async () => {
    const url = window.location.origin + window.location.pathname;
    if ('share' in navigator) {
      // Closing the share dialog is not a failure.
      await navigator.share({ title: name, url }).catch(() => undefined);
      return;
    }
    const text = (await isCopied(url)) ? t`The link has been copied` : t`Copy this link: ${url}`;
    notify({ type: 'notice', code: 'serverMessage', values: { text } });
  };
  return (
    <button
      type="button"
      className={[classes.share, className].filter(Boolean).join(' ')}
      aria-label={t`Share ${name}`}
      title={t`Share`}
      onClick={() => void share()}
    >
      <IconShare2 size={20} stroke={1.9} aria-hidden />
    </button>
  );
}

/** Copies the text. Returns false without access to the clipboard. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return isCopiedBySelection(text);
  }
}

/** Copies by selecting the text, for pages without HTTPS. */
function isCopiedBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  document.body.append(field);
  field.select();
  const isDone = attempt(() => document.execCommand('copy'));
  field.remove();
  return isDone === true;
}
