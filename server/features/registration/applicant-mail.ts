import type { Queryable } from '../../db/database';
import type { Language, LocalText } from '../../http/language';
import type { RequestContext } from '../../http/request-context';
import { type AttemptLimit, takeAttempt } from '../shared/attempt-limits';
import { post } from '../shared/outbox';
import { withName } from '../shared/text-placeholders';
import type { EarlierRegistration, Kind, Registration } from './registration.store';

/** The limit of emails per address. An applicant may enter an address of another person. */
const MAIL_TO_CONTACT: AttemptLimit = { kind: 'registration mail', most: 3, window: 24 * 60 * 60_000 };

type Context = Pick<RequestContext, 'wallClock' | 'identity'>;

/**
 * Emails the applicant. Unlike the HTTP response, the email may reveal an earlier registration, because only
 * the owner of the address reads it.
 */
export async function emailApplicant(
  tx: Queryable,
  context: Context,
  { kind, language, applicant }: Registration,
  known: EarlierRegistration | null,
): Promise<void> {
  const { wallClock, identity } = context;
  const to = known?.email ?? applicant.email;
  if (!(await takeAttempt(tx, MAIL_TO_CONTACT, to, wallClock()))) return;
  const text = known === null ? RECEIVED : AGAIN;
  const subject = subjectOf(identity, kind, language);
  await post(tx, context, { channel: 'mail', message: { to, subject, text: text[language] } });
}

type Answer = { kind: Kind; language: Language; email: string; isApproved: boolean; reason: string | null };

/** Emails the operator's decision, in the transaction that stores the decision. */
export async function emailDecision(
  tx: Queryable,
  context: Context,
  { kind, language, email, isApproved, reason }: Answer,
): Promise<void> {
  const { identity } = context;
  const words = isApproved ? APPROVED[kind] : REFUSED;
  const texts = withName(words[language], identity.shopName[language]);
  const text = reason === null ? texts : `${texts}\n\n${reason}`;
  const subject = subjectOf(identity, kind, language);
  await post(tx, context, { channel: 'mail', message: { to: email, subject, text } });
}

const subjectOf = ({ shopName }: RequestContext['identity'], kind: Kind, language: Language): string =>
  withName(SUBJECT[kind][language], shopName[language]);

const SUBJECT: Readonly<Record<Kind, LocalText>> = {
  store: { en: 'Your store at {shop}', ar: 'متجرك في {shop}' },
  courier: { en: 'Delivering for {shop}', ar: 'التوصيل مع {shop}' },
};

const RECEIVED: LocalText = {
  en: 'We’ve received your registration. We’re reviewing your documents and will reply to this address.\n\nIf this wasn’t you, contact us.',
  ar: 'استلمنا طلب تسجيلك. سنراجع وثائقك ونرد عليك على هذا العنوان.\n\nإذا لم تكن أنت من أرسله فتواصل معنا.',
};

const AGAIN: LocalText = {
  en: 'Another registration was sent with your contact details or documents. We’re still reviewing your first one, and it hasn’t changed.\n\nIf this wasn’t you, contact us.',
  ar: 'أرسل شخص ما طلب تسجيل ببيانات التواصل أو الوثائق نفسها مرة أخرى. طلبك الأول ما زال لدينا ولم يتغير فيه شيء.\n\nإذا لم تكن أنت من أرسله فتواصل معنا.',
};

const APPROVED: Readonly<Record<Kind, LocalText>> = {
  store: {
    en: 'Welcome! Your store is now on {shop}. We’ll email you about your items and opening hours.',
    ar: 'أهلًا بك: أصبح متجرك في {shop}. سنراسلك بشأن منتجاتك وساعات عملك.',
  },
  courier: {
    en: 'Welcome! You now deliver for {shop}. We’ll email you about your first day.',
    ar: 'أهلًا بك: أصبحت تعمل في التوصيل مع {shop}. سنراسلك بشأن يومك الأول.',
  },
};

const REFUSED: LocalText = {
  en: 'Thank you for registering. We can’t accept your registration right now.',
  ar: 'شكرًا على طلب التسجيل. لا يمكننا قبوله في الوقت الحالي.',
};
