import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RouterHistory } from '@tanstack/react-router';
import type { Api } from '../api/api';
import { failureTexts } from '../i18n/failures';
import type { LanguageCode } from '../i18n/languages';
import type { BootData } from '../platform/boot-data';
import { useFlow } from '../platform/flow';
import type { Reads } from '../platform/reads';
import { Button } from '../ui/button';
import classes from './app.module.css';
import { removeServerRendered } from './mount-app.actors';
import { OpenShop } from './open-shop';
import type { StorefrontActor } from './storefront';

type Props = {
  api: Api;
  reads: Reads;
  boot: BootData;
  history: RouterHistory;
  storefront: StorefrontActor;
  language: LanguageCode;
  loadFlows: () => Promise<void>;
};

/**
 * The root component. It shows the pages once the configuration and the stored place are loaded. Until then
 * `base.css` shows a skeleton.
 */
export function App({ api, reads, boot, history, storefront, language, loadFlows }: Props) {
  const basics = useFlow(storefront, ({ context }) => context.basics);
  const failure = useFlow(storefront, ({ context }) => context.failure);
  const isFailed = useFlow(storefront, (snapshot) => snapshot.hasTag('failed'));
  const isReady = useFlow(storefront, (snapshot) => snapshot.matches('ready'));
  return (
    <I18nProvider i18n={i18n}>
      {isFailed ? (
        <BootFailed failure={failure} onRetry={() => storefront.send({ type: 'retry.requested' })} />
      ) : null}
      {isReady && basics ? (
        <OpenShop
          api={api}
          reads={reads}
          boot={boot}
          history={history}
          storefront={storefront}
          basics={basics}
          language={language}
          loadFlows={loadFlows}
        />
      ) : null}
    </I18nProvider>
  );
}

type BootFailedProps = { failure: { code: string; messages: string[] } | null; onRetry: () => void };

function BootFailed({ failure, onRetry }: BootFailedProps) {
  const { i18n } = useLingui();
  return (
    <main className={classes.page} ref={(shown) => void (shown && removeServerRendered())}>
      <span className={classes.mark} aria-hidden="true" />
      <h1>
        <Trans>We couldn’t open the shop</Trans>
      </h1>
      <p role="alert">{failureTexts(i18n, failure ?? { code: 'unexpected', messages: [] }).join(' ')}</p>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </main>
  );
}
