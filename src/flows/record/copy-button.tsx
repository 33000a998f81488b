import { Trans } from '@lingui/react/macro';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';

type Props = { text: string; children: ReactNode };

export function CopyButton({ text, children }: Props) {
  const [copied, setCopied] = useState<{ text: string; isCopied: boolean } | null>(null);
  const result = copied?.text === text ? copied : null;
  const copy = async () => {
    try {
      // A page without HTTPS has no clipboard.
      await navigator.clipboard.writeText(text);
      setCopied({ text, isCopied: true });
    } catch {
      setCopied({ text, isCopied: false });
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {result?.isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
        {children}
      </button>
      <span role="status" className="visually-hidden">
        {result?.isCopied ? <Trans>Copied</Trans> : null}
      </span>
      {result && !result.isCopied ? (
        <span role="alert">
          <Trans>The browser does not allow copying. Download the file instead.</Trans>
        </span>
      ) : null}
    </>
  );
}
