import type { LocalText } from '../../http/language';

export const NOT_ON_EARTH: LocalText = {
  en: 'These coordinates don’t exist.',
  ar: 'هذه الإحداثيات غير موجودة.',
};

export const UNKNOWN_PLACE: LocalText = {
  en: 'This place is no longer available. Please search again.',
  ar: 'لم يعد هذا المكان معروفًا. يرجى البحث عنه مرة أخرى.',
};

export const COVERED: LocalText = {
  en: 'The zone covers this place.',
  ar: 'تغطي المنطقة هذا المكان.',
};

export const NOT_COVERED: LocalText = {
  en: 'The zone does not cover this place.',
  ar: 'لا تغطي المنطقة هذا المكان.',
};

export const UNKNOWN_ZONE: LocalText = { en: 'This zone doesn’t exist.', ar: 'هذه المنطقة غير موجودة.' };

export const noService = (place: LocalText): LocalText => ({
  en: `Service not available in this area: ${place.en}`,
  ar: `الخدمة غير متاحة في هذه المنطقة: ${place.ar}`,
});
