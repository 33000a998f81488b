import { useActorRef } from '@xstate/react';
import { type ReactNode, useMemo, useState } from 'react';
import { isPhone } from '../../../../domain/contact';
import type { AuthEmitted, AuthStart } from '../../../../machines/session/auth.types';
import { useApi, useConfig, useNotify } from '../../../platform/shop.context';
import { attempt } from '../../../platform/storage/browser-store';
import { forgetDraft, readDraft, writeDraft } from '../../../platform/storage/drafts';
import { useNews } from '../../../ui/news';
import { asGuest } from '../as-guest.actors';
import { phoneProviderOf } from '../code/phone-provider';
import { useSessionRef } from '../session.context';
import { useCompleteSignIn } from '../sign-in-door.context';
import { keptReferral } from '../sign-up/referral';
import { provideAuth } from './auth.actors';
import { AuthActor, AuthSurroundingsProvider, useAuthRef } from './auth.context';

type Props = { start: AuthStart; children: ReactNode };

/** One sign-in, from the moment its dialog or page opens until it closes. */
export function AuthFlow({ start, children }: Props) {
  const api = useApi();
  const session = useSessionRef();
  const { login } = useConfig();
  const [logic] = useState(() =>
    provideAuth({
      api: api.auth.signIn,
      asGuest: asGuest(session),
      phoneProvider: phoneProviderOf(import.meta.env),
    }),
  );
  const auth = useActorRef(logic, {
    input: { start, login, rememberedContact: rememberedContact.read(), expectedAt: expectedAt.read() },
  });
  return (
    <AuthActor actor={auth}>
      <AuthStage>{children}</AuthStage>
    </AuthActor>
  );
}

/** Around a flow that runs already. */
export function AuthStage({ children }: { children: ReactNode }) {
  const auth = useAuthRef();
  const complete = useCompleteSignIn();
  const notify = useNotify();
  const { isWalletOn, isReferralOn } = useConfig();
  useNews(auth, '*', (news: AuthEmitted) => {
    if (news.type === 'notice') notify(news);
    else if (news.type === 'contact.remembered') rememberedContact.write(news.contact);
    else if (news.type === 'code.expected') expectedAt.write(news.phone);
    else if (news.type === 'auth.completed') complete(news.token, news.entry);
  });
  const [drafts] = useState(() => new Map<string, object>());
  const refCode = isWalletOn && isReferralOn ? keptReferral() : '';
  const surroundings = useMemo(() => ({ drafts, refCode }), [drafts, refCode]);
  return <AuthSurroundingsProvider value={surroundings}>{children}</AuthSurroundingsProvider>;
}

/** Whom this tab waits for a code with, over a reload. */
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
 * The identifier of the last visit, if the person wished so; never a password [AUTH-19, Q-99]. Where the browser keeps
 * nothing, nothing is remembered.
 */
export const rememberedContact = {
  read: (): string | null => attempt(() => localStorage.getItem(KEY)?.slice(0, LONGEST) || null),
  /** Null forgets it. */
  write: (contact: string | null): void =>
    void attempt(() =>
      contact === null ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, contact),
    ),
};
