import type { ComponentProps, ReactNode } from 'react';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { Module, Place } from '../../../domain/catalogue';
import { locationMachine } from '../../../machines/location/location.machine';
import { moduleMachine } from '../../../machines/location/module.machine';
import { preferencesMachine } from '../../../machines/preferences/preferences.machine';
import { sessionMachine } from '../../../machines/session/session.machine';
import { LocationProvider } from '../../../src/features/location/location.context';
import { ModuleProvider } from '../../../src/features/location/module.context';
import { PreferencesProvider } from '../../../src/features/preferences/preferences.context';
import type { SignInPrompt } from '../../../src/features/session/sign-in-prompt.context';
import { harbour } from '../../machines/location/location.model';
import { food, modules } from '../../machines/location/module.model';
import { dana } from '../../machines/session/session.model';
import { deferredActors, settled } from '../../support/deferred';
import { ManualClock } from '../../support/manual-clock';
import { noSignInPrompt, ShopPage } from '../../support/shop-page';

/** A signed-in customer with or without a known name, or a guest (`token` null). */
export async function visitor(token: string | null, isNamed = true) {
  const clock = new ManualClock();
  const effects = deferredActors('readGuestId', 'readToken', 'loadProfile', 'revokeToken');
  const session: ActorRefFrom<typeof sessionMachine> = createActor(
    sessionMachine.provide({ actors: effects.actors }),
    { clock },
  ).start();
  effects.latest('readToken').resolve(token);
  await settled();
  if (token !== null && isNamed) effects.latest('loadProfile').resolve(dana);
  await settled();
  return { session, clock };
}

type Props = {
  session: ActorRefFrom<typeof sessionMachine>;
  signIn?: SignInPrompt;
  place?: Place | null;
  module?: Module;
  cart?: ComponentProps<typeof ShopPage>['cart'];
  children: ReactNode;
};

/** The context of header and menus: place, module and session. */
export function PersonPage({
  session,
  signIn = noSignInPrompt,
  place = harbour,
  module = food,
  cart,
  children,
}: Props) {
  const location = createActor(locationMachine.provide({ actors: deferredActors('readPlace').actors }), {
    input: { isRental: false },
  }).start();
  location.send({ type: 'place.changedElsewhere', place });
  const market = createActor(
    moduleMachine.provide({
      actors: {
        storeModule: fromPromise<void, { moduleId: number }>(async () => undefined),
        showPress: fromPromise<void, void>(async () => undefined),
      },
    }),
    { input: { modules: modules.includes(module) ? modules : [...modules, module], storedId: module.id } },
  ).start();
  market.send({ type: 'zones.changed', zoneIds: place?.zoneIds ?? [] });
  const preferences = createActor(preferencesMachine, {
    input: { theme: 'light', language: 'en', isLanguageNew: false },
  }).start();
  return (
    <ShopPage session={session} signIn={signIn} {...(cart && { cart })}>
      <PreferencesProvider actor={preferences}>
        <LocationProvider actor={location as never}>
          <ModuleProvider actor={market as never}>{children}</ModuleProvider>
        </LocationProvider>
      </PreferencesProvider>
    </ShopPage>
  );
}
