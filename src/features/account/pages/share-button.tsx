import { Trans, useLingui } from '@lingui/react/macro';
import { IconShare } from '@tabler/icons-react';
import { useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';

/** The phone's own way to send a link; browsers without one have the copy button. */
export function ShareButton({ link }: { link: string }) {
  const { t } = useLingui();
  const { businessName } = useConfig();
  if (!('share' in navigator)) return null;
  const share = () =>
    navigator
      .share({ title: businessName, text: t`Join me on ${businessName}`, url: link })
      .catch(() => undefined);
  return (
    <Button leftSection={<IconShare size={20} aria-hidden />} onClick={() => void share()}>
      <Trans>Share your link</Trans>
    </Button>
  );
}
