import { RESEND_LOCK_SECONDS } from '../../../../domain/auth/code';
import type { Contact } from '../../../../machines/session/auth.types';
import type { ResendLock } from '../../../../machines/session/otp.machine';

const KEY = 'souk-codes-sent';
const LASTS = RESEND_LOCK_SECONDS * 1000;
const REMEMBERED_FOR = 3_600_000;

type SentAt = Record<string, number>;

/**
 * When the last code went where is kept in this tab: closing the dialog or loading the page again opens no lock.
 * Real time passes on it, also where the shop's clock stands still [AUTH-41].
 */
export function lockResend({ contact, isNew }: { contact: Contact; isNew: boolean }): ResendLock {
  const now = Date.now();
  const sentAt = read();
  const running = (sentAt[contact.value] ?? 0) + LASTS;
  // A clock that was set back must not lock for hours.
  if (running > now && running <= now + LASTS) return { endsAt: running, lasts: running - now };
  if (!isNew) return { endsAt: now, lasts: 0 };
  const recent = Object.entries(sentAt).filter(([, sent]) => Math.abs(now - sent) < REMEMBERED_FOR);
  write({ ...Object.fromEntries(recent), [contact.value]: now });
  return { endsAt: now + LASTS, lasts: LASTS };
}

function read(): SentAt {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
    );
  } catch {
    return {};
  }
}

/** Where nothing can be stored, the lock lasts as long as the step, and then the server says that it is too early. */
function write(sentAt: SentAt): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sentAt));
  } catch {
    return;
  }
}
