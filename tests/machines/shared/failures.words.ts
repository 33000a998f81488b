import type { Failure, FailureCode } from '../../../machines/shared/failure';
import { type Label, server, shop, type Text, text } from '../../support/model/words';

type Thrown = { code?: string; messages?: string[]; errors?: { code: string }[] };

const causes: Record<FailureCode, Text> = {
  offline: text('There is no network connection', 'الشبكة منقطعة'),
  timeout: text('The server does not respond in time', 'يتأخر الخادم كثيرًا'),
  server: text('The server fails (500)', 'يتعطل الخادم (500)'),
  refused: text('The server rejects the request (403)', 'يرفض الخادم (403)'),
  notFound: text('The server does not find it (404)', 'لا يعرفه الخادم (404)'),
  unauthorized: text('The server rejects the token (401)', 'يرفض الخادم الرمز (401)'),
  tooMany: text('The server reports too many attempts (429)', 'يقول الخادم: محاولات كثيرة (429)'),
  unexpected: text('An unexpected error occurs', 'يحدث خطأ غير متوقع'),
};

/** The reason of a failed request and the request. */
export function failing(en: string, ar: string): (thrown: Thrown) => Label {
  return ({ code = 'unexpected', errors = [] }) => {
    const cause = causes[code as FailureCode] ?? causes.unexpected;
    const because = errors.length > 0 ? `: ${errors.map((error) => `“${error.code}”`).join(', ')}` : '';
    return server(`${cause.en}${because}: ${en}`, `${cause.ar}${because}: ${ar}`);
  };
}

/** The label for an effect that can fail only because of a programming error. */
export const broken = (en: string, ar: string): Label =>
  shop(`${en} crashes (a programming error)`, `${ar} يتعطل (خطأ برمجي)`);

const reasons: Record<FailureCode, Text> = {
  offline: text(
    'We couldn’t connect. Check your connection and try again.',
    'تعذّر الاتصال. تحقّق من اتصالك وحاول مرة أخرى.',
  ),
  timeout: text(
    'This is taking too long. Please try again.',
    'يستغرق هذا وقتًا طويلًا. يرجى المحاولة مرة أخرى.',
  ),
  server: text(
    'Sorry, Something Went Wrong. Please try again after some time or Contact with our support team.',
    'عذرًا، حدث خطأ ما. يرجى المحاولة بعد قليل أو التواصل مع فريق الدعم.',
  ),
  refused: text(
    'Something went wrong. Please check and try again.',
    'حدث خطأ ما. يرجى التحقق والمحاولة مرة أخرى.',
  ),
  notFound: text('This is no longer available.', 'لم يعد هذا متاحًا.'),
  unauthorized: text(
    'Your account is inactive or Your token has been expired',
    'حسابك غير مفعّل أو انتهت صلاحية جلستك',
  ),
  tooMany: text('Too many attempts. Please wait a moment.', 'محاولات كثيرة جدًا. يرجى الانتظار لحظة.'),
  unexpected: text(
    'Something unexpected happened. Please try again.',
    'حدث أمر غير متوقع. يرجى المحاولة مرة أخرى.',
  ),
};

/** Returns the server's message, or a general text for the code. */
export const toastOfFailure = ({ code, messages }: Failure): Text => {
  const said = messages.join(' ');
  return said === '' ? reasons[code] : text(said, said);
};
