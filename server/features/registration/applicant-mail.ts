import type { LocalText } from '../../http/language';
import type { RequestContext } from '../../http/request-context';
import { type AttemptLimit, takeAttempt } from '../session/codes/attempts';
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
  await sendMail({ to, subject: SUBJECT[kind][language], text: text[language] });
}

const SUBJECT: Readonly<Record<Kind, LocalText>> = {
  store: { en: 'Your store at Souk', ar: 'متجرك في سوق' },
  courier: { en: 'Delivering for Souk', ar: 'التوصيل مع سوق' },
};

const RECEIVED: LocalText = {
  en: 'We have received your registration. We look at your documents and answer to this address.\n\nIf this was not you, write to us.',
  ar: 'استلمنا طلب تسجيلك. سنراجع وثائقك ونرد عليك على هذا العنوان.\n\nإذا لم تكن أنت من أرسله فتواصل معنا.',
};

const AGAIN: LocalText = {
  en: 'Somebody has sent a registration with your contacts or papers again. Your first one is still with us and nothing in it has changed.\n\nIf this was not you, write to us.',
  ar: 'أرسل شخص ما طلب تسجيل ببيانات التواصل أو الوثائق نفسها مرة أخرى. طلبك الأول ما زال لدينا ولم يتغير فيه شيء.\n\nإذا لم تكن أنت من أرسله فتواصل معنا.',
};
