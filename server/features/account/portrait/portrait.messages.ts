import type { LocalText } from '../../../http/language';

export const SMALLEST_SIDE = 16;
export const LARGEST_SIDE = 4096;

export const BAD_FORMAT: LocalText = {
  en: 'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.',
  ar: 'صيغة هذا الملف غير مدعومة. يرجى رفع صور بصيغة JPG أو PNG أو JPEG أو GIF فقط.',
};

export const BAD_SIZE: LocalText = {
  en: `The picture must be between ${SMALLEST_SIDE} and ${LARGEST_SIDE} pixels wide and high.`,
  ar: 'يجب أن يكون عرض الصورة وارتفاعها بين ١٦ و٤٠٩٦ بكسل.',
};
