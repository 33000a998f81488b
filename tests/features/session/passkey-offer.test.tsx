import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { sessionMachine } from '../../../machines/session/session.machine';
import { usePasskeyOffer } from '../../../src/features/session/passkey/use-passkey-offer';
import { SessionProvider } from '../../../src/features/session/session.context';
import { answers } from '../../machines/session/sign-ins';
import { renderPage } from '../../support/walk-page';

const browser = vi.hoisted(() => ({
  isAble: true,
  startAuthentication: vi.fn(),
  cancelCeremony: vi.fn(),
}));
vi.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthnAutofill: async () => browser.isAble,
  startAuthentication: browser.startAuthentication,
  WebAuthnAbortService: { cancelCeremony: browser.cancelCeremony },
}));

const server = {
  passkeyOptions: vi.fn(async () => ({ challenge: 'abc' })),
  passkey: vi.fn(async () => answers.in),
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  browser.isAble = true;
});

function Form({ onUsed }: { onUsed: () => void }) {
  usePasskeyOffer(onUsed);
  return null;
}

async function showForm() {
  const used = vi.fn();
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readGuestId: fromPromise<string | null, void>(async () => 'guest-1'),
        readToken: fromPromise<string | null, void>(async () => null),
      },
    }),
  ).start();
  await renderPage(
    <SessionProvider actor={session}>
      <Form onUsed={used} />
    </SessionProvider>,
    { api: { auth: { signIn: async () => server } } },
  );
  return used;
}

const settle = () => new Promise((done) => setTimeout(done, 20));

it("offers the browser's passkeys in the field, and signs in by the one that is taken [AUTH-63]", async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  const credential = { id: 'key-1' };
  browser.startAuthentication.mockResolvedValue(credential);
  const used = await showForm();
  await vi.waitFor(() => expect(used).toHaveBeenCalledWith(answers.in));
  expect(browser.startAuthentication).toHaveBeenCalledWith({
    optionsJSON: { challenge: 'abc' },
    useBrowserAutofill: true,
  });
  expect(server.passkey).toHaveBeenCalledWith(credential, 'guest-1');
});

it('asks nobody where the browser knows no passkeys [AUTH-63]', async () => {
  await showForm();
  await settle();
  cleanup();
  vi.stubGlobal('PublicKeyCredential', class {});
  browser.isAble = false;
  await showForm();
  await settle();
  expect(server.passkeyOptions).not.toHaveBeenCalled();
});

it('says nothing when the person declines, and stops offering when the form is left [AUTH-63]', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  let decline: (reason: Error) => void = () => undefined;
  browser.startAuthentication.mockImplementation(
    () =>
      new Promise((_, reject) => {
        decline = reject;
      }),
  );
  const used = await showForm();
  await vi.waitFor(() => expect(browser.startAuthentication).toHaveBeenCalled());
  cleanup();
  expect(browser.cancelCeremony).toHaveBeenCalledOnce();
  decline(new Error('NotAllowedError'));
  await settle();
  expect(used).not.toHaveBeenCalled();
});
