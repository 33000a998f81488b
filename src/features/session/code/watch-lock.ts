import { fromCallback } from 'xstate';
import type { Contact } from '../../../../machines/session/auth.types';
import type { OtpEvent } from '../../../../machines/session/otp.types';
import type { ResendLock } from './resend-lock';

const SECOND = 1000;

/** Whoever asks for a code has just been sent one, unless we know better [AUTH-41]. */
export const watchLock = (lock: ResendLock) =>
  fromCallback<Extract<OtpEvent, { type: 'lock.ticked' }>, { contact: Contact }>(({ input, sendBack }) => {
    const { contact } = input;
    if (!lock.isKnown(contact)) lock.close(contact);
    const tell = () => sendBack({ type: 'lock.ticked', secondsLeft: lock.secondsLeft(contact) });
    tell();
    const timer = setInterval(tell, SECOND);
    return () => clearInterval(timer);
  });
