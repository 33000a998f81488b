import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { sessionMachine } from '../../../machines/session/session.machine';
import { provideSession, type SessionPorts } from '../../../src/features/session/session.actors';
import { dana } from '../../machines/session/session.model';

/** The storage and the lock that the tabs of a browser share. */
function browser(answers: string[], token: string | null = null, revokeToken = async () => undefined) {
  let stored: string | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const requestGuestId = vi.fn(async () => answers.shift() ?? Promise.reject({ code: 'offline' }));
  const ports: SessionPorts = {
    readGuestId: () => stored,
    writeGuestId: (guestId) => {
      stored = guestId;
    },
    requestGuestId,
    exclusively: (run) => {
      const turn = last.then(run, run);
      last = turn;
      return turn;
    },
    readToken: () => token,
    loadProfile: async () => dana,
    keepInterests: () => false,
    revokeToken,
  };
  return { ports, requestGuestId, stored: () => stored };
}
const openTab = (ports: SessionPorts) => createActor(provideSession(ports)).start();
const identified = (tab: ReturnType<typeof openTab>) =>
  waitFor(tab, (snapshot) => snapshot.matches({ guest: 'identified' })).then(
    ({ context }) => context.guestId,
  );

it('every effect that the session’s machines invoke is implemented [GUEST-01]', () => {
  const provided = provideSession(browser([]).ports);
  const left = Object.entries(sessionMachine.implementations.actors).filter(
    ([name, actor]) => provided.implementations.actors[name] === actor,
  );
  expect(left).toEqual([]);
});

it('a guest id is requested once and kept for the next visit [GUEST-01, GUEST-02]', async () => {
  const { ports, requestGuestId, stored } = browser(['guest-1']);
  expect(await identified(openTab(ports))).toBe('guest-1');
  expect(await identified(openTab(ports))).toBe('guest-1');
  expect([requestGuestId.mock.calls.length, stored()]).toEqual([1, 'guest-1']);
});

it('two tabs that open at the same time share one guest id [GUEST-05]', async () => {
  const { ports, requestGuestId } = browser(['guest-1', 'guest-2']);
  const tabs = [openTab(ports), openTab(ports)];
  expect(await Promise.all(tabs.map(identified))).toEqual(['guest-1', 'guest-1']);
  expect(requestGuestId).toHaveBeenCalledOnce();
});

it('the first action after a failed start requests the guest id again [GUEST-05]', async () => {
  const answers: string[] = [];
  const { ports } = browser(answers);
  const tab = openTab(ports);
  await waitFor(tab, (snapshot) => snapshot.matches({ guest: 'unidentified' }));
  answers.push('guest-1');
  tab.send({ type: 'guestId.needed', refusedIds: [] });
  expect(await identified(tab)).toBe('guest-1');
});

it('a guest id that the server no longer knows is replaced [GUEST-05]', async () => {
  const { ports, stored } = browser(['guest-1', 'guest-2']);
  const tab = openTab(ports);
  await identified(tab);
  tab.send({ type: 'guestId.needed', refusedIds: ['guest-1'] });
  await waitFor(tab, ({ context }) => context.guestId === 'guest-2');
  expect(stored()).toBe('guest-2');
});

it('a stored token restores the signed-in customer [STO-01]', async () => {
  const tab = openTab(browser(['guest-1'], 'token-1').ports);
  await waitFor(tab, ({ context }) => context.person !== null);
  expect(tab.getSnapshot().context).toMatchObject({ token: 'token-1', person: dana });
});

it('the customer is signed out after half a second while the logout request continues [MENU-07]', async () => {
  let answer = () => {};
  const answered = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined);
  });
  const { ports } = browser(['guest-1'], 'token-1', () => answered);
  const tab = openTab(ports);
  await waitFor(tab, ({ context }) => context.person !== null);
  tab.send({ type: 'logout.requested' });
  tab.send({ type: 'logout.confirmed' });
  await waitFor(tab, ({ context }) => context.token === null);
  answer();
  await answered;
  expect(tab.getSnapshot().status).toBe('active');
});
