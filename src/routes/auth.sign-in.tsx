import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '../features/session/sign-in/auth-page';
import { isAnswerIn, sendAnswerToOpener } from '../features/session/social/google-return';
import { newcomersOnly } from './-newcomers-only';
import { pageHead } from './-page-head';

/** Identity providers redirect their popup to this page. It passes the result on and closes. */
export const Route = createFileRoute('/auth/sign-in')({
  loader: ({ context, location: { hash } }) => {
    const isReturning = isAnswerIn(hash);
    if (isReturning) sendAnswerToOpener(hash);
    else newcomersOnly({ context });
    return { isReturning };
  },
  head: ({ match }) => pageHead(match.context, { title: i18n._(msg`Sign In`) }),
  component: SignIn,
});

function SignIn() {
  const { isReturning } = Route.useLoaderData();
  return <SignInPage isReturning={isReturning} />;
}
