import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { authMachine } from '../../../machines/session/auth.machine';
import { AuthStep } from '../../../src/features/session/sign-in/auth-step';
import { authInput, mixes } from '../../machines/session/sign-ins';
import { renderPage } from '../../support/walk-page';
import { button, press, SignInStage } from './sign-in-stage';

it('the sign-in dialog says that Apple’s library is loading, and leads back to the form [AUTH-06, MSG-66]', async () => {
  const identify = fromPromise(async () => Promise.reject({ code: 'libraryMissing', messages: [] }));
  const loadLibrary = fromPromise(() => new Promise(() => undefined));
  const auth = createActor(authMachine.provide({ actors: { identify, loadLibrary } as never }), {
    input: authInput(),
  }).start();
  await renderPage(
    <SignInStage auth={auth} config={{ login: mixes.all }}>
      <AuthStep />
    </SignInStage>,
  );
  press('Continue with Apple');
  expect((await screen.findByText('Loading Apple Login...')).getAttribute('role')).toBe('status');
  fireEvent.click(screen.getByText('Cancel'));
  await waitFor(() => expect(button('Continue with Apple')).not.toBeNull());
  expect(screen.queryByText('Loading Apple Login...')).toBeNull();
});
