import { createMemoryHistory } from '@tanstack/react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import type { otpMachine } from '../../../machines/session/otp.machine';
import { ApiError } from '../../../src/api/api-error';
import type { ProfileAnswer, ProfileUpdate } from '../../../src/api/profile-api';
import { provideProfile } from '../../../src/features/account/profile/profile.actors';
import { account, draft } from '../../machines/account/profile.model';
import { sessionOf } from '../../support/shop-page';
import { signedInAs } from './account-stage';
import { amira } from './people';

const email = { type: 'email', value: 'amira@new.test' } as const;
const phone = { type: 'phone', value: '+971501110001' } as const;
const saved: ProfileAnswer = { message: 'Saved.', codeFor: null };
const codeDue = (type: 'email' | 'phone', hasProvider = false): ProfileAnswer => ({
  message: 'Sent.',
  codeFor: { type, hasProvider },
});

function ports(answers: (ProfileAnswer | ApiError)[]) {
  const sent: ProfileUpdate[] = [];
  const picture = new File(['x'], 'me.png', { type: 'image/png' });
  sessionStorage.clear();
  const phoneProvider = { send: vi.fn(async () => undefined), sessionOf: (to: string) => `session-${to}` };
  return {
    sent,
    picture,
    phoneProvider,
    session: sessionOf('a token'),
    history: createMemoryHistory(),
    api: async () => ({
      update: async (update: ProfileUpdate) => {
        sent.push(update);
        const answer = answers.shift() ?? saved;
        if (answer instanceof ApiError) throw answer;
        return answer;
      },
    }),
  };
}

const start = (given: Parameters<typeof provideProfile>[0]) =>
  createActor(provideProfile(given), { input: { demoCode: null, account, isDirty: false } }).start();
const codeOf = (flow: ReturnType<typeof start>) =>
  flow.getSnapshot().children.otp as unknown as ActorRefFrom<typeof otpMachine>;

const revoked = vi.fn();
beforeEach(() => {
  revoked.mockClear();
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = revoked;
});

describe('the save request of the profile', () => {
  it('contains the picture only when one was chosen [PROF-02]', async () => {
    const given = ports([]);
    const flow = start(given);

    flow.send({ type: 'form.changed', isDirty: true });
    flow.send({ type: 'profile.submitted', draft: draft() });
    await waitFor(flow, (snapshot) => snapshot.matches({ filling: 'viewing' }));
    flow.send({ type: 'photo.chosen', photo: given.picture });
    expect(flow.getSnapshot().context.preview).toBe('blob:preview');
    flow.send({ type: 'profile.submitted', draft: draft() });
    await waitFor(flow, (snapshot) => snapshot.matches({ filling: 'viewing' }));

    expect(given.sent.map(({ image }) => image)).toEqual([null, given.picture]);
  });

  it('releases the picture’s preview when it is removed and when the page closes [PROF-05]', () => {
    const given = ports([]);
    const flow = start(given);

    flow.send({ type: 'photo.chosen', photo: given.picture });
    flow.send({ type: 'photo.removed' });
    expect(revoked).toHaveBeenCalledTimes(1);
    flow.send({ type: 'photo.chosen', photo: given.picture });
    flow.stop();

    expect(revoked).toHaveBeenCalledTimes(2);
  });

  it('names the outside provider that has verified the phone [PROF-03]', async () => {
    const given = ports([codeDue('phone', true)]);
    const flow = start(given);

    flow.send({ type: 'form.changed', isDirty: true });
    flow.send({ type: 'profile.submitted', draft: draft() });
    await waitFor(flow, (snapshot) => snapshot.matches('otp'));
    codeOf(flow).send({ type: 'code.typed', code: '123456' });
    await waitFor(flow, (snapshot) => snapshot.matches({ filling: 'viewing' }));

    expect(given.sent[1]?.proof).toEqual({
      on: 'phone',
      code: '123456',
      sessionInfo: `session-${phone.value}`,
    });
  });
});

it('the profile machine takes over changes of the account that the session reports [PROF-01]', () => {
  const session = signedInAs(amira);
  const flow = start({ ...ports([]), session });
  const restored = vi.fn();
  flow.on('form.restored', restored);

  return waitFor(session, ({ context }) => context.person !== null).then(() => {
    const { account } = flow.getSnapshot().context;
    expect(account).toEqual({
      name: 'Amira Haddad',
      email: amira.email,
      phone: amira.phone,
      imageUrl: amira.imageUrl,
    });
    expect(restored).toHaveBeenCalledTimes(1);
  });
});

it('a verification code is checked by saving the profile with it, and the server’s message is returned [PROF-03]', async () => {
  const wrong = new ApiError('refused', [{ code: 'otp', message: 'The code is wrong.' }]);
  const given = ports([codeDue('phone'), wrong, codeDue('email'), saved]);
  const flow = start(given);
  const changed = vi.fn();
  flow.on('profile.changed', changed);
  const otp = () => codeOf(flow);
  const asksFor = async (value: string) => {
    await waitFor(
      flow,
      (snapshot) => snapshot.matches('otp') && otp().getSnapshot().context.contact.value === value,
    );
  };

  flow.send({ type: 'form.changed', isDirty: true });
  flow.send({ type: 'profile.submitted', draft: draft() });
  await asksFor(phone.value);
  otp().send({ type: 'code.typed', code: '111111' });
  await waitFor(otp(), ({ context }) => context.failure !== null);
  otp().send({ type: 'code.typed', code: '123456' });
  await asksFor(email.value);
  otp().send({ type: 'code.typed', code: '123456' });
  await waitFor(flow, (snapshot) => snapshot.matches({ filling: 'viewing' }));

  expect(given.sent.map(({ proof }) => proof && [proof.on, proof.code])).toEqual([
    null,
    ['phone', '111111'],
    ['phone', '123456'],
    ['email', '123456'],
  ]);
  expect(changed.mock.calls).toEqual([[{ type: 'profile.changed', message: 'Saved.' }]]);
});
