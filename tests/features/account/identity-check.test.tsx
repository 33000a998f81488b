import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { ApiError } from '../../../src/api/api-error';
import type { ProfileApi } from '../../../src/api/profile-api';
import {
  provideIdentityCheck,
  withIdentityCheck,
} from '../../../src/features/account/identity-check/identity-check.actors';
import { IdentityCheckForm } from '../../../src/features/account/identity-check/identity-check-form';
import { AccountStage } from './account-stage';

const due = () =>
  new ApiError('refused', [{ code: 'prove_again', message: 'Please confirm it’s you first.' }]);
beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const flows: { stop(): void }[] = [];
afterEach(() => flows.splice(0).map((flow) => flow.stop()));

/** A server that requires an identity check before it deletes the account. */
function shop(methods: readonly ('password' | 'email')[]) {
  let isProven = false;
  const remove = vi.fn(async (_confirmation: string) => {
    if (!isProven) throw due();
    return { message: 'Account has been deleted' };
  });
  const prove = vi.fn(async ({ secret }: { secret: string }) => {
    if (secret !== 'demo1234')
      throw new ApiError('refused', [{ code: 'password', message: 'This password is wrong.' }]);
    isProven = true;
  });
  const api = {
    remove,
    prove,
    proofMethods: async () => ({ methods: [...methods], phone: null, email: 'amira@souk.test' }),
    sendProofCode: vi.fn(async () => undefined),
  } as unknown as ProfileApi;
  const own = async () => api;
  const flow = createActor(provideIdentityCheck(own)).start();
  flows.push(flow);
  render(
    <I18nProvider i18n={i18n}>
      <AccountStage>
        <IdentityCheckForm flow={flow as never} />
      </AccountStage>
    </I18nProvider>,
  );
  const leave = async () => (await withIdentityCheck(flow as never, own)()).remove('amira@souk.test');
  return { flow, remove, prove, leave };
}

it('deleting the account asks for an identity check, shows a wrong answer’s error, then deletes once [PROF-08]', async () => {
  const { remove, leave } = shop(['password', 'email']);
  const left = leave();
  const type = async (secret: string) => {
    fireEvent.change(await screen.findByLabelText('Password'), { target: { value: secret } });
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  };
  await type('wrong');
  expect(await screen.findByText('This password is wrong.')).toBeDefined();
  await type('demo1234');
  expect(await left).toEqual({ message: 'Account has been deleted' });
  expect(remove.mock.calls).toEqual([['amira@souk.test'], ['amira@souk.test']]);
});

it('a failed identity check prevents the action and shows the server’s message [PROF-08]', async () => {
  const { flow, remove, leave } = shop(['password']);
  const left = leave();
  await screen.findByLabelText('Password');
  flow.send({ type: 'identityCheck.cancelled' });
  await expect(left).rejects.toMatchObject({ messages: ['Please confirm it’s you first.'] });
  expect(remove).toHaveBeenCalledTimes(1);
});

it('the identity check offers another method and says where the code was sent [PROF-08]', async () => {
  const { leave } = shop(['password', 'email']);
  leave().catch(() => undefined);
  fireEvent.click(await screen.findByRole('button', { name: 'Email me a code' }));
  expect(await screen.findByLabelText(/Code sent to amira@souk.test/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Use my password' })).toBeDefined();
});

it.each(['١٢٣ ٤٥٦', '۱۲۳۴۵۶'])(
  'the identity check sends the code %s in Latin digits [AUTH-43, PROF-08]',
  async (typed) => {
    const { leave, prove } = shop(['email']);
    leave().catch(() => undefined);
    fireEvent.change(await screen.findByLabelText(/Code sent to/), { target: { value: typed } });
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await vi.waitFor(() => expect(prove).toHaveBeenCalledTimes(1));
    expect(prove.mock.calls[0]?.[0]).toMatchObject({ method: 'email', secret: '123456' });
  },
);

it('the identity check asks for a new sign-in when no method is left [PROF-08]', async () => {
  const { leave } = shop([]);
  const left = leave();
  fireEvent.click(await screen.findByRole('button', { name: 'OK' }));
  await expect(left).rejects.toBeInstanceOf(ApiError);
});
