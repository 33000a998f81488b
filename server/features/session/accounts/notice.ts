import type { Language, LocalText } from '../../../http/language';
import type { RequestContext } from '../../../http/request-context';
import { withName } from '../../shared/shop-words';
import { sentByShop, takeAttempt } from '../codes/attempts';
import type { Account } from './account.store';

export type Told = Pick<Account, 'email' | 'phone' | 'is_email_verified' | 'is_phone_verified' | 'language'>;
type Change = 'password' | 'email' | 'phone' | 'passkey' | 'removal';
type Context = Pick<RequestContext, 'database' | 'wallClock' | 'identity'>;

/**
 * Tells whoever the account belonged to what has changed in it, by mail or else by phone, in the language of the
 * account: whoever changed it may have chosen another. Nothing waits for it.
 */
export function tellOfChange(context: Context, account: Told, change: Change): void {
  context.identity.inBackground(tell(context, account, change));
}

async function tell({ database, wallClock, identity }: Context, account: Told, change: Change) {
  const { sendMail, sendSms } = identity.outgoing;
  const { language } = account;
  const subject = withName(WHAT[change][language], identity.shopName[language]);
  if (account.email !== null && account.is_email_verified) {
    await sendMail?.({ to: account.email, subject, text: `${subject}.\n\n${adviceAfter(change, language)}` });
    return;
  }
  if (account.phone === null || !account.is_phone_verified) return;
  if (await takeAttempt(database, sentByShop(identity.sms.perHour), 'sms', wallClock()))
    await sendSms?.({ to: account.phone, text: subject });
}

const WHAT: Readonly<Record<Change, LocalText>> = {
  password: { en: 'Your {shop} password was changed', ar: 'تم تغيير كلمة مرورك في {shop}' },
  email: { en: 'Your {shop} email address was changed', ar: 'تم تغيير بريدك الإلكتروني في {shop}' },
  phone: { en: 'Your {shop} phone number was changed', ar: 'تم تغيير رقم هاتفك في {shop}' },
  passkey: {
    en: 'A passkey was added to your {shop} account',
    ar: 'تمت إضافة مفتاح مرور إلى حسابك في {shop}',
  },
  removal: { en: 'Your {shop} account was deleted', ar: 'تم حذف حسابك في {shop}' },
};

const WRITE_TO_US: LocalText = {
  en: 'If this was not you, write to us.',
  ar: 'إذا لم تكن أنت من فعل ذلك فتواصل معنا.',
};
const GET_IT_BACK: LocalText = {
  en: 'If this was not you, get your account back with "Forgot password" and write to us.',
  ar: 'إذا لم تكن أنت من فعل ذلك فاستعد حسابك عبر «نسيت كلمة المرور» وتواصل معنا.',
};

/** With an address that is the account's no more nothing is recovered. */
const adviceAfter = (change: Change, language: Language): string =>
  (change === 'removal' || change === 'email' ? WRITE_TO_US : GET_IT_BACK)[language];
