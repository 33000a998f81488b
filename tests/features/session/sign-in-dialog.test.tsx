import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type AnyActorRef, createActor, fromPromise } from 'xstate';
import { sessionMachine } from '../../../machines/session/session.machine';
import { ApiError } from '../../../src/api/api-error';
import { SessionProvider } from '../../../src/features/session/session.context';
import { AuthPage } from '../../../src/features/session/sign-in/auth-page';
import { SignInDialog } from '../../../src/features/session/sign-in/sign-in-dialog';
import {
  type SignInPrompt,
  SignInPromptProvider,
} from '../../../src/features/session/sign-in-prompt.context';
import { createFormats } from '../../../src/i18n/formats';
import { FormatsProvider } from '../../../src/i18n/formats.context';
import { LayersProvider, useLayers } from '../../../src/platform/layers/layers.context';
import { ShopProvider } from '../../../src/platform/shop.context';
import { newcomersOnly } from '../../../src/routes/-newcomers-only';
import { answers, email, password } from '../../machines/session/sign-ins';
import { layersOver } from '../../support/layers';
import { noSignInPrompt, testConfig } from '../../support/shop-page';
import { field, type } from './sign-in-stage';

// Slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

type Server = { password?: () => Promise<unknown> };

const RecoveryPage = () => <AuthPage start="forgotPassword" />;

function PageWithDialog() {
  const panel = useLayers(({ context }) => context.spot.panel);
  return panel ? <SignInDialog /> : <p>the page behind</p>;
}

async function open(address: string, page: 'dialog' | 'page', server: Server = {}) {
  window.scrollTo = () => undefined;
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const session: AnyActorRef = createActor(
    sessionMachine.provide({
      actors: {
        readGuestId: fromPromise(async () => 'guest-1'),
        readToken: fromPromise(async () => null),
        loadProfile: fromPromise(() => new Promise(() => undefined)),
      } as never,
    }),
  ).start();
  const complete = vi.fn<SignInPrompt['complete']>((token, entry) => {
    session.send({ type: 'signIn.completed', token, entry });
    // The shop invalidates the route after a sign-in.
    void router.invalidate();
  });
  const component = page === 'page' ? RecoveryPage : PageWithDialog;
  const history = createMemoryHistory({ initialEntries: ['/', address] });
  const api = { auth: { signIn: async () => server } };
  const router = createRouter({
    routeTree: createRootRoute({
      component,
      loader: ({ context, location }) => {
        if (page === 'page' && location.pathname !== '/home') newcomersOnly({ context: context as never });
      },
    }),
    history,
    context: { api, isSignedIn: () => session.getSnapshot().context.token !== null },
    defaultNotFoundComponent: component,
  });
  await router.load();
  const layers = layersOver(history);
  render(
    <I18nProvider i18n={i18n}>
      <MantineProvider>
        <ShopProvider
          config={testConfig}
          now={() => 0}
          sendToRoot={(event) => event.type === 'layer.opened' && layers.send(event)}
        >
          <SignInPromptProvider value={{ ...noSignInPrompt, complete }}>
            <FormatsProvider formats={createFormats('en', testConfig.currency, 0)}>
              <SessionProvider actor={session as never}>
                <LayersProvider actor={layers}>
                  <RouterProvider router={router as never} />
                </LayersProvider>
              </SessionProvider>
            </FormatsProvider>
          </SignInPromptProvider>
        </ShopProvider>
      </MantineProvider>
    </I18nProvider>,
  );
  return { history, complete };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const signIn = () => {
  type('Email or phone', email.value);
  type('Password', password);
  press('Sign In');
};

it('the dialog’s sign-in and sign-up forms each have a URL [AUTH-01]', async () => {
  const { history } = await open('/?panel=sign-up', 'dialog');
  await screen.findByRole('dialog', { name: 'Sign Up' });
  await waitFor(() => expect(history.location.state.layer).toBe('sign-up'));
  const entries = history.length;
  press('Sign In');
  await screen.findByRole('dialog', { name: 'Sign In' });
  await waitFor(() => expect(history.location.search).toBe('?panel=sign-in'));
  expect(history.length).toBe(entries);
});

it('a sign-in passes the token on, remembers the contact and closes the dialog [AUTH-18, AUTH-19]', async () => {
  const { complete } = await open('/?panel=sign-in', 'dialog', { password: async () => answers.in });
  await screen.findByRole('dialog', { name: 'Sign In' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  signIn();
  await waitFor(() => expect(complete).toHaveBeenCalledWith('token-1', 'sign-in'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(Object.entries(localStorage)).toEqual([['remembered_contact', email.value]]);

  await open('/?panel=sign-in', 'dialog');
  await waitFor(() => expect(field('Email or phone')?.value).toBe(email.value));
  localStorage.clear();
});

it('a sign-in without a connection says so and keeps the typed values [AUTH-22]', async () => {
  const { complete } = await open('/?panel=sign-in', 'dialog', {
    password: () => Promise.reject(new ApiError('offline')),
  });
  await screen.findByRole('dialog', { name: 'Sign In' });
  signIn();
  await screen.findByText('We couldn’t connect. Check your connection and try again.');
  expect(field('Email or phone')?.value).toBe(email.value);
  expect(field('Password')?.value).toBe(password);
  expect(complete).not.toHaveBeenCalled();
});

it('a sign-in after the password recovery opens the home page [NAV-24]', async () => {
  const { history } = await open('/forgot-password', 'page', { password: async () => answers.in });
  await screen.findByRole('heading', { level: 1, name: 'Forgot password?' });
  await screen.findByRole('button', { name: 'Back' });
  press('Back');
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });
  signIn();
  await waitFor(() => expect(history.location.pathname).toBe('/home'));
});
