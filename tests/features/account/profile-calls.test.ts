import { describe, expect, it, vi } from 'vitest';
import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import type { otpMachine } from '../../../machines/session/otp.machine';
import type { SaveInput } from '../../../machines/shared/profile-save';
import { ApiError } from '../../../src/api/api-error';
import type { ProfileAnswer, ProfileUpdate } from '../../../src/api/profile-api';
import { provideProfile } from '../../../src/features/account/profile/profile.actors';
import { createProfileCalls } from '../../../src/features/account/profile/profile-calls';
import { wish } from '../../machines/account/profile.model';

const input: SaveInput = { wish: wish(), purpose: 'profile', hasPhoto: false };
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
    photo: () => picture,
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

describe('the one call that saves', () => {
  it('sends the picture only when one was chosen [PROF-02]', async () => {
    const given = ports([]);
    const calls = createProfileCalls(given);
    const { signal } = new AbortController();

    await calls.save(input, signal);
    await calls.save({ ...input, hasPhoto: true }, signal);

    expect(given.sent.map(({ image }) => image)).toEqual([null, given.picture]);
  });

  it('names the check of the outside provider [PROF-03]', async () => {
    const given = ports([codeDue('phone', true)]);
    const calls = createProfileCalls(given);

    await calls.save(input, new AbortController().signal);
    await calls.saveWithCode(input, { contact: phone, hasProvider: true, code: '123456' });

    expect(given.sent[1]?.proof).toEqual({
      on: 'phone',
      code: '123456',
      sessionInfo: `session-${phone.value}`,
    });
  });
});

it('checks the code by saving with it, and is done with what the server said [PROF-03]', async () => {
  const wrong = new ApiError('refused', [{ code: 'otp', message: 'The code is wrong.' }]);
  const given = ports([codeDue('phone'), wrong, codeDue('email'), saved]);
  const flow = createActor(provideProfile(given), { input: { demoCode: null } }).start();
  const changed = vi.fn();
  flow.on('profile.changed', changed);
  const otp = () => flow.getSnapshot().children.otp as unknown as ActorRefFrom<typeof otpMachine>;
  const asksFor = async (value: string) => {
    await waitFor(
      flow,
      (snapshot) => snapshot.matches('otp') && otp().getSnapshot().context.contact.value === value,
    );
  };

  flow.send({ type: 'form.changed', isDirty: true });
  flow.send({ type: 'profile.submitted', wish: wish() });
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
