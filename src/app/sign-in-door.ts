import type { SignInDoor } from '../features/session/sign-in-door.context';
import { longLived, type StorefrontActor } from './storefront';

/** How pages ask for a person, and how the sign-in hands one over. */
export const createSignInDoor = (storefront: StorefrontActor): SignInDoor => ({
  request: (mode, intent) => storefront.send({ type: 'auth.requested', mode, intent }),
  complete: (token, entry) =>
    longLived(storefront, 'session')?.send({ type: 'signIn.completed', token, entry }),
  dismiss: () => {
    if (!isSignedIn(storefront)) storefront.send({ type: 'auth.dismissed' });
  },
});

export const isSignedIn = (storefront: StorefrontActor): boolean =>
  (longLived(storefront, 'session')?.getSnapshot().context.token ?? null) !== null;
