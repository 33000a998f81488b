import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RouterHistory } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { Api } from '../api/api';
import { failureTexts } from '../i18n/failures';
import type { LanguageCode } from '../i18n/languages';
import type { BootData } from '../platform/boot-data';
import type { Reads } from '../platform/reads';
import { Button } from '../ui/button';
import classes from './app.module.css';
import { OpenShop } from './open-shop';
import type { StorefrontActor } from './storefront';
import { dropDrawn } from './take-over.actors';

type Props = {
  api: Api;
  reads: Reads;
  boot: BootData;
  history: RouterHistory;
  storefront: StorefrontActor;
  language: LanguageCode;
};

/** Opens when the basics are here and the stored place is known; until then the page keeps the shape of one (`base.css`). */
export function App({ api, reads, boot, history, storefront, language }: Props) {
  const basics = useSelector(storefront, ({ context }) => context.basics);
  const failure = useSelector(storefront, ({ context }) => context.failure);
  const isFailed = useSelector(storefront, (snapshot) => snapshot.hasTag('failed'));
  const isReady = useSelector(storefront, (snapshot) => snapshot.matches('ready'));
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
        />
      ) : null}
    </I18nProvider>
  );
}

type BootFailedProps = { failure: { code: string; messages: string[] } | null; onRetry: () => void };

/** The shop could not even start: say so, and offer the one thing that helps. */
function BootFailed({ failure, onRetry }: BootFailedProps) {
  const { i18n } = useLingui();
  return (
    <main className={classes.page} ref={(shown) => void (shown && dropDrawn())}>
      <span className={classes.mark} aria-hidden="true" />
      <h1>
        <Trans>We could not open the shop</Trans>
      </h1>
      <p role="alert">{failureTexts(i18n, failure ?? { code: 'unexpected', messages: [] }).join(' ')}</p>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </main>
  );
}
