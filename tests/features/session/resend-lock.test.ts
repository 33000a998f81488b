import { expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { createResendLock } from '../../../src/features/session/code/resend-lock';
import { watchLock } from '../../../src/features/session/code/watch-lock';

const phone = { type: 'phone', value: '+971501110001' } as const;
const email = { type: 'email', value: 'amira@souk.example' } as const;

function world() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
  const clock = { now: 1_000_000 };
  return {
    clock,
    storage,
    open: () =>
      createResendLock(
        () => storage,
        () => clock.now,
      ),
  };
}

it('keeps another code back for a minute after each one, for each contact alone [AUTH-41]', () => {
  const { clock, open } = world();
  const lock = open();
  expect(lock.secondsLeft(phone)).toBe(0);

  lock.close(phone);
  expect([lock.secondsLeft(phone), lock.secondsLeft(email)]).toEqual([60, 0]);
  clock.now += 18_500;
  expect(lock.secondsLeft(phone)).toBe(42);
  clock.now += 41_500;
  expect(lock.secondsLeft(phone)).toBe(0);
});

it('goes on where it was when the page was loaded again [AUTH-41]', () => {
  const { clock, open } = world();
  open().close(phone);
  clock.now += 20_000;
  expect(open().secondsLeft(phone)).toBe(40);
});

it('locks nobody out when the clock was set back, and reads nothing that a stranger wrote [AUTH-41]', () => {
  const { clock, open, storage } = world();
  open().close(phone);
  clock.now -= 3_600_000;
  expect(open().secondsLeft(phone)).toBe(0);

  storage.setItem('souk-codes-sent', '{"+971501110001":"soon"');
  expect(open().secondsLeft(phone)).toBe(0);
});

it('lasts as long as the page where nothing can be stored [AUTH-41]', () => {
  const refuses = () => {
    throw new Error('Storage is switched off');
  };
  const lock = createResendLock(refuses, () => 5000);
  lock.close(phone);
  expect(lock.secondsLeft(phone)).toBe(60);
});

it('tells the seconds at once and every second, and takes an unknown contact as just sent to [AUTH-41]', () => {
  vi.useFakeTimers();
  try {
    const { clock, open } = world();
    const told: number[] = [];
    const dialog = createActor(
      setup({
        types: {} as { events: { type: 'lock.ticked'; secondsLeft: number } },
        actors: { watchLock: watchLock(open()) },
        actions: { tell: (_, seconds: number) => void told.push(seconds) },
      }).createMachine({
        invoke: { src: 'watchLock', input: { contact: phone } },
        on: { 'lock.ticked': { actions: { type: 'tell', params: ({ event }) => event.secondsLeft } } },
      }),
    ).start();
    clock.now += 1000;
    vi.advanceTimersByTime(1000);
    expect(told).toEqual([60, 59]);

    dialog.stop();
    vi.advanceTimersByTime(5000);
    expect(told).toEqual([60, 59]);
  } finally {
    vi.useRealTimers();
  }
});
