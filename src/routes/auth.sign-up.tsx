import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AuthPage } from '../features/session/sign-in/auth-page';
import { newcomersOnly } from './-newcomers-only';
import { pageHead } from './-page-head';

export const Route = createFileRoute('/auth/sign-up')({
  head: ({ match }) => pageHead(match.context, { title: i18n._(msg`Sign Up`) }),
  loader: newcomersOnly,
  component: SignUp,
});

function SignUp() {
  return <AuthPage start="sign-up" />;
}
