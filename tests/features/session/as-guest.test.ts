import { expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { sessionMachine } from '../../../machines/session/session.machine';
import { ApiError } from '../../../src/api/api-error';
import { asGuest } from '../../../src/features/session/as-guest.actors';

function sessionWith(...ids: (string | Error)[]) {
  return createActor(
    sessionMachine.provide({
      actors: {
        readGuestId: fromPromise<string | null, void>(async () => null),
        readToken: fromPromise<string | null, void>(async () => null),
        requestGuestId: fromPromise(async () => {
          const id = ids.shift() ?? new ApiError('offline');
          if (id instanceof Error) throw id;
          return id;
        }),
      },
    }),
  ).start();
}

const unknownGuest = new ApiError('refused', [{ code: 'guest_id', message: 'We do not know you.' }]);

it('a guest’s request waits for the guest id, which is requested again if that has failed before [GUEST-05]', async () => {
  const session = sessionWith(new ApiError('offline'), 'guest-1');
  await vi.waitFor(() => expect(session.getSnapshot().matches({ guest: 'unidentified' })).toBe(true));
  await expect(asGuest(session)(async (id) => id)).resolves.toBe('guest-1');
});

it('a guest’s request fails with the reason when no guest id can be obtained [GUEST-05]', async () => {
  const call = vi.fn();
  await expect(asGuest(sessionWith())(call)).rejects.toMatchObject({ code: 'offline' });
  expect(call).not.toHaveBeenCalled();
});

it('a guest’s request replaces, once, a guest id that the server has deleted [GUEST-05]', async () => {
  const tried: string[] = [];
  const call = async (id: string) => {
    tried.push(id);
    if (id !== 'guest-2') throw unknownGuest;
    return 'in';
  };
  await expect(asGuest(sessionWith('guest-1', 'guest-2'))(call)).resolves.toBe('in');
  expect(tried).toEqual(['guest-1', 'guest-2']);

  tried.length = 0;
  await expect(asGuest(sessionWith('guest-3', 'guest-4'))(call)).rejects.toBe(unknownGuest);
  expect(tried).toEqual(['guest-3', 'guest-4']);
});
