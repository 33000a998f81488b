import { type ReactNode, useMemo, useState } from 'react';
import type { AuthStart } from '../../../../machines/session/auth.types';
import { useFlowEffects, usePage } from '../../../platform/flow';
import { useApi, useConfig } from '../../../platform/shop.context';
import { asGuest } from '../as-guest.actors';
import { phoneProviderOf } from '../code/phone-provider';
import { useSessionRef } from '../session.context';
import { useCompleteSignIn } from '../sign-in-prompt.context';
import { storedReferralCode } from '../sign-up/referral';
import { authEffects, provideAuth } from './auth.actors';
import { AuthActor, AuthSurroundingsProvider, useAuthRef } from './auth.context';
import { expectedAt, rememberedContact } from './remembered';

type Props = { start: AuthStart; children: ReactNode };

/** Starts the flow of one sign-in. */
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
