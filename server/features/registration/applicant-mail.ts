import type { Language, LocalText } from '../../http/language';
import type { RequestContext } from '../../http/request-context';
import { type AttemptLimit, takeAttempt } from '../session/codes/attempts';
import { withName } from '../shared/shop-words';
import type { Kind, Known, Registration } from './registration.store';

/** Whoever types strangers' addresses sends them no more than this. */
const MAIL_TO_CONTACT: AttemptLimit = { kind: 'registration mail', most: 3, window: 24 * 60 * 60_000 };

/** Nothing waits for it, and it tells the owner of the address more than the answer tells a stranger. */
export function tellApplicant(
  context: Pick<RequestContext, 'database' | 'wallClock' | 'identity'>,
  registration: Registration,
  known: Known | null,
): void {
  context.identity.inBackground(tell(context, registration, known));
}

async function tell(
  { database, wallClock, identity }: Pick<RequestContext, 'database' | 'wallClock' | 'identity'>,
  { kind, language, applicant }: Registration,
  known: Known | null,
): Promise<void> {
  const { sendMail } = identity.outgoing;
  const to = known?.email ?? applicant.email;
  if (sendMail === null || !(await takeAttempt(database, MAIL_TO_CONTACT, to, wallClock()))) return;
  const text = known === null ? RECEIVED : AGAIN;
  await sendMail({ to, subject: subjectOf(identity, kind, language), text: text[language] });
}

type Answer = { kind: Kind; language: Language; email: string; isApproved: boolean; reason: string | null };

/** What the shop has decided. */
export function tellAnswer(
  { identity }: Pick<RequestContext, 'identity'>,
  { kind, language, email, isApproved, reason }: Answer,
): void {
  const { sendMail } = identity.outgoing;
  if (sendMail === null) return;
  const words = isApproved ? APPROVED[kind] : REFUSED;
  const said = withName(words[language], identity.shopName[language]);
  const text = reason === null ? said : `${said}\n\n${reason}`;
  identity.inBackground(sendMail({ to: email, subject: subjectOf(identity, kind, language), text }));
}

const subjectOf = ({ shopName }: RequestContext['identity'], kind: Kind, language: Language): string =>
  withName(SUBJECT[kind][language], shopName[language]);

const SUBJECT: Readonly<Record<Kind, LocalText>> = {
  store: { en: 'Your store at {shop}', ar: 'متجرك في {shop}' },
  courier: { en: 'Delivering for {shop}', ar: 'التوصيل مع {shop}' },
};

const RECEIVED: LocalText = {
  en: 'We have received your registration. We look at your documents and answer to this address.\n\nIf this was not you, write to us.',
  ar: 'استلمنا طلب تسجيلك. سنراجع وثائقك ونرد عليك على هذا العنوان.\n\nإذا لم تكن أنت من أرسله فتواصل معنا.',
};

const AGAIN: LocalText = {
  en: 'Somebody has sent a registration with your contacts or papers again. Your first one is still with us and nothing in it has changed.\n\nIf this was not you, write to us.',
  ar: 'أرسل شخص ما طلب تسجيل ببيانات التواصل أو الوثائق نفسها مرة أخرى. طلبك الأول ما زال لدينا ولم يتغير فيه شيء.\n\nإذا لم تكن أنت من أرسله فتواصل معنا.',
};

const APPROVED: Readonly<Record<Kind, LocalText>> = {
  store: {
    en: 'Welcome: your store is at {shop} now. We write to you about your goods and your hours.',
    ar: 'أهلًا بك: أصبح متجرك في {shop}. سنراسلك بشأن منتجاتك وساعات عملك.',
  },
  courier: {
    en: 'Welcome: you deliver for {shop} now. We write to you about your first day.',
    ar: 'أهلًا بك: أصبحت تعمل في التوصيل مع {shop}. سنراسلك بشأن يومك الأول.',
  },
};

const REFUSED: LocalText = {
  en: 'Thank you for your registration. We can’t say yes to it at the moment.',
  ar: 'شكرًا على طلب التسجيل. لا يمكننا قبوله في الوقت الحالي.',
};
