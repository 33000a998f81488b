import type { Language } from '../../../http/language';
import type { RequestContext } from '../../../http/request-context';
import { sentByShop, takeAttempt } from '../codes/attempts';
import type { Mail } from '../services/outgoing';
import type { Account } from './account.store';

type Told = Pick<Account, 'email' | 'phone' | 'is_email_verified' | 'is_phone_verified'>;
type Change = 'password' | 'email';
type Context = Pick<RequestContext, 'database' | 'wallClock' | 'language' | 'identity'>;

/** Tells whoever the account belonged to what has changed in it, by mail or else by phone. Nothing waits for it. */
export function tellOfChange(context: Context, account: Told, change: Change): void {
  context.identity.inBackground(tell(context, account, change));
}

async function tell({ database, wallClock, language, identity }: Context, account: Told, change: Change) {
  const { sendMail, sendSms } = identity.outgoing;
  const words = noticeOf(change, language);
  if (account.email !== null && account.is_email_verified) {
    await sendMail?.({ to: account.email, ...words });
    return;
  }
  if (account.phone === null || !account.is_phone_verified) return;
  if (await takeAttempt(database, sentByShop(identity.sms.perHour), 'sms', wallClock()))
    await sendSms?.({ to: account.phone, text: words.subject });
}

function noticeOf(change: Change, language: Language): Pick<Mail, 'subject' | 'text'> {
  const isPassword = change === 'password';
  if (language === 'ar') {
    const subject = isPassword ? 'تم تغيير كلمة مرورك في سوق' : 'تم تغيير بريدك الإلكتروني في سوق';
    return {
      subject,
      text: `${subject}.\n\nإذا لم تكن أنت من فعل ذلك فاستعد حسابك عبر «نسيت كلمة المرور» وتواصل معنا.`,
    };
  }
  const subject = `Your Souk ${isPassword ? 'password' : 'email address'} was changed`;
  return {
    subject,
    text: `${subject}.\n\nIf this was not you, get your account back with "Forgot password" and write to us.`,
  };
}
