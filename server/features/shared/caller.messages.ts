import type { LocalText } from '../../http/language';

export const CALLER_MESSAGES = {
  expired: {
    en: 'Your account is inactive or Your token has been expired',
    ar: 'حسابك غير نشط أو انتهت صلاحية جلستك',
  },
  guest: {
    en: 'Your session has expired. Please try again.',
    ar: 'انتهت صلاحية زيارتك. يرجى المحاولة مرة أخرى.',
  },
} as const satisfies Record<string, LocalText>;
