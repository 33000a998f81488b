import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
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
import { type SignInDoor, SignInDoorProvider } from '../../../src/features/session/sign-in-door.context';
import { createFormats } from '../../../src/i18n/formats';
import { FormatsProvider } from '../../../src/i18n/formats.context';
import { ShopProvider } from '../../../src/platform/shop.context';
import { mantineTheme } from '../../../src/ui/theme/mantine-theme';
import { CITY_OFFSET, T0 } from '../../domain/demo-items';
import { closedDoor, sessionOf, testConfig } from '../../support/shop-page';

type Stage = {
  config?: Partial<Config>;
  session?: ActorRefFrom<typeof sessionMachine>;
  signIn?: SignInDoor;
  onNotice?: (notice: Notice) => void;
  hasRental?: boolean;
  isRentalChosen?: boolean;
  children: ReactNode;
};

/** Somebody whose profile is here; without a person, one whose profile the server does not tell. */
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

/** Everything that the account's pages find around them, for somebody who is signed in unless a test says otherwise. */
export const AccountStage = ({
  config,
  session = sessionOf('a token'),
  signIn = closedDoor,
  onNotice = () => undefined,
  hasRental = true,
  isRentalChosen = false,
  children,
}: Stage) => (
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
      notify={onNotice}
    >
      <SignInDoorProvider value={signIn}>
        <FormatsProvider formats={createFormats('en', testConfig.currency, CITY_OFFSET)}>
          <SessionProvider actor={session}>
            <ModuleProvider
              actor={
                createActor(moduleMachine, {
                  input: { modules: hasRental ? [rental] : [], storedId: isRentalChosen ? rental.id : null },
                }).start() as never
              }
            >
              {children}
            </ModuleProvider>
          </SessionProvider>
        </FormatsProvider>
      </SignInDoorProvider>
    </ShopProvider>
  </MantineProvider>
);
