import { RESEND_LOCK_SECONDS } from '../../../../domain/auth/code';
import type { Contact } from '../../../../machines/session/auth.types';

const KEY = 'souk-codes-sent';
const SECOND = 1000;
const REMEMBERED_FOR = 3600 * SECOND;

type SentAt = Record<string, number>;

export type ResendLock = ReturnType<typeof createResendLock>;

/** When the last code went where, for this tab: closing the dialog or loading the page again opens no lock [AUTH-41]. */
export function createResendLock(storage: () => Storage, now: () => number) {
  let sentAt = read(storage);

  const secondsLeft = ({ value }: Contact): number => {
    const sent = sentAt[value];
    if (sent === undefined) return 0;
    const left = Math.ceil((sent - now()) / SECOND) + RESEND_LOCK_SECONDS;
    // A clock that was set back must not lock for hours.
    return left > 0 && left <= RESEND_LOCK_SECONDS ? left : 0;
  };

  return {
    /** A code went to this contact just now. */
    close: ({ value }: Contact): void => {
      const recent = Object.entries(sentAt).filter(([, sent]) => Math.abs(now() - sent) < REMEMBERED_FOR);
      sentAt = { ...Object.fromEntries(recent), [value]: now() };
      write(storage, sentAt);
    },
    isKnown: ({ value }: Contact): boolean => value in sentAt,
    secondsLeft,
  };
}

function read(storage: () => Storage): SentAt {
  try {
    const stored: unknown = JSON.parse(storage().getItem(KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
    );
  } catch {
    return {};
  }
}

/** Where nothing can be stored, the lock lasts as long as the page. */
function write(storage: () => Storage, sentAt: SentAt): void {
  try {
    storage().setItem(KEY, JSON.stringify(sentAt));
  } catch {
    return;
  }
}

/** The lock of this tab. Real time passes on it, also where the shop's clock stands still. */
export const resendLock = createResendLock(() => window.sessionStorage, Date.now);
