import type { LocalText } from '../../http/language';

export const MAX_ADDRESSES = 50;

export const ADDRESS_MESSAGES = {
  added: { en: 'Address added successfully.', ar: 'تمت إضافة العنوان بنجاح.' },
  updated: { en: 'Address updated successfully.', ar: 'تم تحديث العنوان بنجاح.' },
  deleted: { en: 'Address deleted successfully.', ar: 'تم حذف العنوان بنجاح.' },
  noAddress: { en: 'Address is required', ar: 'العنوان مطلوب' },
  noName: { en: 'Name is required', ar: 'الاسم مطلوب' },
  noPhone: { en: 'Phone Number is required', ar: 'رقم الهاتف مطلوب' },
  badPhone: { en: 'Please enter a valid phone number.', ar: 'يرجى إدخال رقم هاتف صحيح.' },
  tooMany: {
    en: `You can save up to ${MAX_ADDRESSES} addresses.`,
    ar: 'يمكنك حفظ 50 عنوانًا على الأكثر.',
  },
} as const satisfies Record<string, LocalText>;
