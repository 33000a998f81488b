import { type ReactNode, useMemo, useState } from 'react';
import { isPhone } from '../../../../domain/contact';
import type { authMachine } from '../../../../machines/session/auth.machine';
import type { AuthStart } from '../../../../machines/session/auth.types';
import { type EffectsOf, useFlowEffects, usePage } from '../../../platform/flow';
import { useApi, useConfig } from '../../../platform/shop.context';
import { createBrowserStore } from '../../../platform/storage/browser-store';
import { forgetDraft, readDraft, writeDraft } from '../../../platform/storage/drafts';
import { asGuest } from '../as-guest.actors';
import { phoneProviderOf } from '../code/phone-provider';
import { useSessionRef } from '../session.context';
import { useCompleteSignIn } from '../sign-in-prompt.context';
import { storedReferralCode } from '../sign-up/referral';
import { provideAuth } from './auth.actors';
import { AuthActor, AuthSurroundingsProvider, useAuthRef } from './auth.context';

type Props = { start: AuthStart; children: ReactNode };

/** Runs the flow of one sign-in. */
export function AuthFlow({ start, children }: Props) {
  const api = useApi();
  const session = useSessionRef();
  const { login } = useConfig();
  const auth = usePage(
    () =>
      provideAuth({
        api: api.auth.signIn,
        asGuest: asGuest(session),
        phoneProvider: phoneProviderOf(import.meta.env),
      }),
    {
      input: { start, login, rememberedContact: rememberedContact.read(), expectedAt: expectedAt.read() },
    },
  );
  return (
    <AuthActor actor={auth}>
      <AuthStage>{children}</AuthStage>
    </AuthActor>
  );
}

type Complete = ReturnType<typeof useCompleteSignIn>;

/** Contacts are stored on the device; the session takes the token [AUTH-19]. */
const authEffects = (complete: Complete): EffectsOf<typeof authMachine> => ({
  'contact.remembered': ({ contact }) => rememberedContact.write(contact),
  'code.expected': ({ phone }) => expectedAt.write(phone),
  'auth.completed': ({ token, entry }) => complete(token, entry),
});

/** Shows the steps of a flow that is already running. */
export function AuthStage({ children }: { children: ReactNode }) {
  const auth = useAuthRef();
  const complete = useCompleteSignIn();
  const { isWalletOn, isReferralOn } = useConfig();
  useFlowEffects(auth, authEffects(complete));
  const [drafts] = useState(() => new Map<string, object>());
  const refCode = isWalletOn && isReferralOn ? storedReferralCode() : '';
  const surroundings = useMemo(() => ({ drafts, refCode }), [drafts, refCode]);
  return <AuthSurroundingsProvider value={surroundings}>{children}</AuthSurroundingsProvider>;
}

/** The contact with a pending code, kept over a reload. */
const expectedAt = {
  read: (): string | null => {
    const phone = readDraft(CODE);
    return typeof phone === 'string' && isPhone(phone, 'signIn') ? phone : null;
  },
  write: (phone: string | null): void => (phone === null ? forgetDraft(CODE) : writeDraft(CODE, phone)),
};

const CODE = 'code-expected-at';
const KEY = 'remembered_contact';
const LONGEST = 255;

/**
 * The identifier of the last visit, if the customer chose so; never a password [AUTH-19, Q-99]. Without
 * storage nothing is remembered.
 */
export const rememberedContact = {
  read: (): string | null => createBrowserStore().read(KEY)?.slice(0, LONGEST) || null,
  /** `null` forgets it. */
  write: (contact: string | null): void => createBrowserStore().write(KEY, contact),
};
