import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '../features/session/sign-in/sign-in-page';
import { pageHead } from './-page-head';

/** Also where an identity provider sends its window back to. */
export const Route = createFileRoute('/auth/sign-in')({
  head: ({ match }) => pageHead(match.context, { title: i18n._(msg`Sign In`) }),
  component: SignInPage,
});
