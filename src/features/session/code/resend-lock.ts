import { RESEND_LOCK_SECONDS } from '../../../../domain/auth/code';
import type { Contact } from '../../../../machines/session/auth.types';
import type { ResendLock } from '../../../../machines/session/otp.machine';
import { tabValue } from '../../../platform/storage/device-values';

const LASTS = RESEND_LOCK_SECONDS * 1000;
const REMEMBERED_FOR = 3_600_000;

type SentAt = Record<string, number>;

/**
 * Stores the time of the last code in this tab, so that the wait survives a reload. Uses the device's time,
 * also in the demo [AUTH-41].
 */
export function lockResend({ contact, isNew }: { contact: Contact; isNew: boolean }): ResendLock {
  const now = Date.now();
  const sentAt = read();
  const running = (sentAt[contact.value] ?? 0) + LASTS;
  // If the device's clock was set back, the button must not stay locked for hours.
  if (running > now && running <= now + LASTS) return { endsAt: running, lasts: running - now };
  if (!isNew) return { endsAt: now, lasts: 0 };
  const recent = Object.entries(sentAt).filter(([, sent]) => Math.abs(now - sent) < REMEMBERED_FOR);
  // Without storage the wait ends when this step closes. The server still enforces the wait.
  tabValue('souk-codes-sent').writeJson({ ...Object.fromEntries(recent), [contact.value]: now });
  return { endsAt: now + LASTS, lasts: LASTS };
}

function read(): SentAt {
  const stored = tabValue('souk-codes-sent').readJson() ?? {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
  );
}
