import type { Queryable } from '../../../db/database';
import type { Language, LocalText } from '../../../http/language';
import type { RequestContext } from '../../../http/request-context';
import { sentByShop, takeAttempt } from '../../shared/attempt-limits';
import { post } from '../../shared/outbox';
import { withName } from '../../shared/text-placeholders';
import type { Account } from './account.store';

export type NotifiedAccount = Pick<
  Account,
  'email' | 'phone' | 'is_email_verified' | 'is_phone_verified' | 'language'
>;
type Change = 'password' | 'email' | 'phone' | 'passkey' | 'removal';
type Context = Pick<RequestContext, 'wallClock' | 'identity'>;

/**
 * Informs the account's owner of a change by email or text message, in the account's language. Call it in the
 * transaction of the change, and `deliverSoon` after it.
 */
export async function notifyOwner(
  tx: Queryable,
  context: Context,
  account: NotifiedAccount,
  change: Change,
): Promise<void> {
  const { wallClock, identity } = context;
  const { language } = account;
  const subject = withName(WHAT[change][language], identity.shopName[language]);
  if (account.email !== null && account.is_email_verified) {
    const text = `${subject}.\n\n${adviceAfter(change, language)}`;
    return post(tx, context, { channel: 'mail', message: { to: account.email, subject, text } });
  }
  if (account.phone === null || !account.is_phone_verified) return;
  if (await takeAttempt(tx, sentByShop(identity.sms.perHour), 'sms', wallClock()))
    await post(tx, context, { channel: 'sms', message: { to: account.phone, text: subject } });
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
  en: 'If this wasn’t you, contact us.',
  ar: 'إذا لم تكن أنت من فعل ذلك فتواصل معنا.',
};
const GET_IT_BACK: LocalText = {
  en: 'If this wasn’t you, reset your password with "Forgot password?" and contact us.',
  ar: 'إذا لم تكن أنت من فعل ذلك فاستعد حسابك عبر «نسيت كلمة المرور» وتواصل معنا.',
};

/**
 * Returns advice for an owner who did not make the change. After a changed email or a removal, the old
 * address can't be used for recovery any more.
 */
const adviceAfter = (change: Change, language: Language): string =>
  (change === 'removal' || change === 'email' ? WRITE_TO_US : GET_IT_BACK)[language];
