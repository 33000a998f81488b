import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Api } from '../api/api';
import { directionOf, type LanguageCode } from '../i18n/languages';
import { mantineTheme } from '../ui/theme/mantine-theme';
import type { BootData } from './boot-data';
import { BootFailed } from './boot-failed';
import { OpenShop } from './open-shop';
import { longLived, type StorefrontActor } from './storefront';

type Props = { api: Api; boot: BootData; storefront: StorefrontActor; language: LanguageCode };

/** Opens when the basics are here and the stored place is known; until then the page keeps its quiet ground. */
export function App({ api, boot, storefront, language }: Props) {
  const theme = useSelector(
    longLived(storefront, 'preferences'),
    (preferences) => preferences?.context.theme,
  );
  const basics = useSelector(storefront, ({ context }) => context.basics);
  const failure = useSelector(storefront, ({ context }) => context.failure);
  const isFailed = useSelector(storefront, (snapshot) => snapshot.hasTag('failed'));
  const isReady = useSelector(storefront, (snapshot) => snapshot.matches('ready'));
  return (
    <AppProviders language={language} theme={theme ?? 'light'}>
      {isFailed ? (
        <BootFailed failure={failure} onRetry={() => storefront.send({ type: 'retry.requested' })} />
      ) : null}
      {isReady && basics ? (
        <OpenShop api={api} boot={boot} storefront={storefront} basics={basics} language={language} />
      ) : null}
    </AppProviders>
  );
}

type ProvidersProps = { language: LanguageCode; theme: 'light' | 'dark'; children: ReactNode };

export function AppProviders({ language, theme, children }: ProvidersProps) {
  return (
    <I18nProvider i18n={i18n}>
      <DirectionProvider initialDirection={directionOf(language)} detectDirection={false}>
        <MantineProvider
          theme={mantineTheme}
          forceColorScheme={theme}
          withCssVariables={false}
          withGlobalClasses={false}
        >
          {children}
        </MantineProvider>
      </DirectionProvider>
    </I18nProvider>
  );
}
