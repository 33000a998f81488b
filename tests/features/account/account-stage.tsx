import { MantineProvider } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { Module } from '../../../domain/catalogue';
import type { Config } from '../../../domain/config';
import type { Person } from '../../../domain/person';
import { moduleMachine } from '../../../machines/location/module.machine';
import { sessionMachine } from '../../../machines/session/session.machine';
import type { Notice } from '../../../machines/shared/notice';
import { ApiError } from '../../../src/api/api-error';
import { ModuleProvider } from '../../../src/features/location/module.context';
import { SessionProvider } from '../../../src/features/session/session.context';
import {
  type SignInPrompt,
  SignInPromptProvider,
} from '../../../src/features/session/sign-in-prompt.context';
import { createFormats } from '../../../src/i18n/formats';
import { FormatsProvider } from '../../../src/i18n/formats.context';
import { LayersProvider } from '../../../src/platform/layers/layers.context';
import { ShopProvider } from '../../../src/platform/shop.context';
import { mantineTheme } from '../../../src/ui/theme/mantine-theme';
import { CITY_OFFSET, T0 } from '../../domain/demo-items';
import { layersOver } from '../../support/layers';
import { noSignInPrompt, sessionOf, testConfig } from '../../support/shop-page';

type Stage = {
  config?: Partial<Config>;
  session?: ActorRefFrom<typeof sessionMachine>;
  signIn?: SignInPrompt;
  onNotice?: (notice: Notice) => void;
  onOutdated?: () => void;
  hasRental?: boolean;
  isRentalChosen?: boolean;
  children: ReactNode;
};

/** The session of a signed-in customer. `null`: the server doesn't answer the profile request. */
export function signedInAs(person: Person | null): ActorRefFrom<typeof sessionMachine> {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readGuestId: fromPromise<string | null, void>(async () => 'a guest'),
        readToken: fromPromise<string | null, void>(async () => 'a token'),
        loadProfile: fromPromise(async () => {
          if (!person) throw new ApiError('server');
          return person;
        }),
      },
    }),
  );
  return session.start();
}

const rental: Module = {
  id: 6,
  name: 'Rental',
  type: 'rental',
  iconUrl: null,
  zoneIds: [1],
  isActive: true,
  hasInterests: false,
};

/** The providers around the account's pages, for a signed-in customer by default. */
export function AccountStage({
  config,
  session = sessionOf('a token'),
  signIn = noSignInPrompt,
  onNotice = () => undefined,
  onOutdated = () => undefined,
  hasRental = true,
  isRentalChosen = false,
  children,
}: Stage) {
  const [layers] = useState(() => layersOver());
  return (
    <MantineProvider theme={mantineTheme}>
      <ShopProvider
        config={{
          ...testConfig,
          country: 'AE',
          isWalletOn: true,
          isLoyaltyOn: true,
          isReferralOn: true,
          ...config,
        }}
        now={() => T0}
        sendToRoot={(event) => {
          if (event.type === 'notice') onNotice(event);
          if (event.type === 'page.outdated') onOutdated();
          if (event.type === 'auth.requested') signIn.request(event.mode, event.intent);
          if (event.type === 'profile.changed' || event.type === 'account.deleted') session.send(event);
        }}
      >
        <SignInPromptProvider value={signIn}>
          <FormatsProvider formats={createFormats('en', testConfig.currency, CITY_OFFSET)}>
            <SessionProvider actor={session}>
              <ModuleProvider
                actor={
                  createActor(moduleMachine, {
                    input: {
                      modules: hasRental ? [rental] : [],
                      storedId: isRentalChosen ? rental.id : null,
                    },
                  }).start() as never
                }
              >
                <LayersProvider actor={layers}>{children}</LayersProvider>
              </ModuleProvider>
            </SessionProvider>
          </FormatsProvider>
        </SignInPromptProvider>
      </ShopProvider>
    </MantineProvider>
  );
}
