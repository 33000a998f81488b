import type { Language } from '../../http/language';
import type { Mail } from './outgoing';

/** The mail that carries a code. It never says why anybody would have an account here. */
export function codeMail(code: string, language: Language): Pick<Mail, 'subject' | 'text'> {
  return language === 'ar'
    ? {
        subject: `رمزك في سوق: ${code}`,
        text: `رمزك هو ${code}. يصلح لمدة ١٠ دقائق ولمرة واحدة.\n\nإذا لم تطلبه فتجاهل هذه الرسالة، ولا تعطِ الرمز لأحد.`,
      }
    : {
        subject: `Your Souk code: ${code}`,
        text: `Your code is ${code}. It is valid for 10 minutes and works once.\n\nIf you did not ask for it, ignore this message, and give the code to nobody.`,
      };
}

/** The last line lets browsers fill the code in, on the site that it names and nowhere else [AUTH-43]. */
export function codeSms(code: string, language: Language, publicUrl: string | null): string {
  const text =
    language === 'ar'
      ? `${code} هو رمزك في سوق. يصلح لمدة ١٠ دقائق.`
      : `${code} is your Souk code. It is valid for 10 minutes.`;
  return publicUrl === null ? text : `${text}\n\n@${new URL(publicUrl).hostname} #${code}`;
}
