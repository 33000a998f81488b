import type { Notice, NoticeCode } from '../../../machines/shared/notice';
import { type Text, text } from '../../support/model/words';
import { toastOfFailure } from './failures.words';

/** The notifications in the words that the tester sees. */
const toasts: Record<Exclude<NoticeCode, 'failed'>, (values: NonNullable<Notice['values']>) => Text> = {
  languageChanged: () => text('Language has been changed', 'تم تغيير اللغة'),
  deliveryAddressSelected: () => text('New Delivery address selected.', 'تم اختيار عنوان توصيل جديد.'),
  pickupAddressSelected: () => text('New Pickup address selected.', 'تم اختيار عنوان استلام جديد.'),
  moduleSelected: () => text('A Module has been selected.', 'تم اختيار السوق.'),
  noSavedAddress: () => text('No saved addresses found to select.', 'لا توجد عناوين محفوظة للاختيار.'),
  priceFirst: () =>
    text(
      'The price is confirmed. Press again to place your order.',
      'تأكد السعر. اضغط مرة أخرى لإرسال طلبك.',
    ),
  contactMissing: () => text('Please enter your contact info', 'يرجى إدخال معلومات التواصل'),
  deliveryAddressMissing: () => text('Please add your delivery address', 'يرجى إضافة عنوان التوصيل'),
  paymentIncomplete: () => text('Please complete the payment details', 'يرجى إكمال بيانات الدفع'),
  itemAdded: () => text('Item added to cart', 'أُضيف الصنف إلى السلة'),
  cartClearedAndItemAdded: () =>
    text(
      'Your cart has been cleared successfully. And selected item added to the cart.',
      'أُفرغت سلتك بنجاح وأُضيف إليها الصنف الذي اخترته.',
    ),
  nothingToUpdate: () => text('No changes found to update.', 'لا توجد تغييرات لحفظها.'),
  itemUpdated: () => text('Updated successfully.', 'تم التحديث بنجاح.'),
  lineRemoved: () => text('Cart item remove successfully', 'تم حذف الصنف من السلة بنجاح'),
  outOfStock: () => text('Out of Stock', 'نفدت الكمية'),
  outOfLimit: () => text('Out of Limits', 'تجاوزت الحد المسموح'),
  variationOutOfStock: () =>
    text(
      'This variation is out of stock. Choose another variation to proceed further.',
      'نفدت كمية هذا الخيار. اختر خيارًا آخر للمتابعة.',
    ),
  variationMissing: ({ title }) => text(`Please choose ${title}.`, `يرجى اختيار ${title}.`),
  groupEmpty: ({ group }) =>
    text(`Variation ${group} can not remain without selection.`, `لا يمكن ترك ${group} دون اختيار.`),
  groupCount: ({ min, max, group }) =>
    text(`Choose ${min} to ${max} options of ${group}.`, `اختر من ${min} إلى ${max} من ${group}.`),
  notAvailableNow: () => text('Not Available now', 'غير متاح الآن'),
  storeClosed: () =>
    text(
      'This store is closed and doesn’t take scheduled orders.',
      'هذا المتجر مغلق ولا يقبل الطلبات المجدولة.',
    ),
  campaignEnded: () => text('This campaign has ended.', 'انتهت هذه الحملة.'),
  loginRequired: () => text('You are not logged in', 'لم تسجّل الدخول'),
  cartRestored: () => text('Your previous cart is back.', 'عادت سلتك السابقة.'),
  lineRestored: () => text('Back in your cart.', 'عاد إلى سلتك.'),
  changeLost: ({ name }) =>
    text(`We couldn’t update ${name}: it’s no longer in your cart.`, `تعذر تغيير ${name}: لم يعد في سلتك.`),
  vehicleAdded: () =>
    text('The vehicle successfully added to your cart.', 'تمت إضافة المركبة إلى سلتك بنجاح.'),
  vehicleNotAvailable: () =>
    text('This vehicle is not available in this pick time', 'هذه المركبة غير متاحة في وقت الاستلام هذا'),
  vehicleLimit: ({ n }) =>
    text(
      `You can't add more than ${n} quantities of this vehicle.`,
      `لا يمكنك إضافة أكثر من ${n} من هذه المركبة.`,
    ),
  vehicleOptions: ({ n }) =>
    text(
      `Vehicle can have up to ${n} rental options; no more can be added`,
      `لا يمكن أن يزيد عدد هذه المركبة في رحلتك على ${n}`,
    ),
  tripCartCleared: () =>
    text(
      'Your cart has been cleared as the selected zone does not support the previous pickup point.',
      'تم إفراغ سلتك لأن المنطقة المختارة لا تدعم نقطة الاستلام السابقة.',
    ),
  paymentInfoUpdated: () => text('Payment info updated.', 'تم تحديث بيانات الدفع.'),
  cartsMerged: () =>
    text('The items you added as a guest are in your cart now.', 'الأصناف التي أضفتها كضيف أصبحت في سلتك.'),
  signedIn: () => text('Logged in successfully', 'تم تسجيل الدخول بنجاح'),
  signedUp: () => text('Signup successfully.', 'تم إنشاء الحساب بنجاح.'),
  loggedOut: () => text('Logout successful.', 'تم تسجيل الخروج بنجاح.'),
  sessionExpired: () =>
    text('Your account is inactive or Your token has been expired', 'حسابك غير مفعّل أو انتهت صلاحية جلستك'),
  accountDeleted: () => text('Account has been deleted', 'تم حذف الحساب'),
  codeSent: () => text('A new code has been sent.', 'أُرسل رمز جديد.'),
  passwordChanged: () => text('Password changed successfully.', 'تم تغيير كلمة المرور بنجاح.'),
  serverMessage: ({ text: message }) => text(String(message), String(message)),
  serverRefused: ({ text: message }) => text(String(message), String(message)),
};

export function toastOf({ code, values = {}, failure }: Notice): Text {
  if (code !== 'failed') return toasts[code](values);
  return failure ? toastOfFailure(failure) : toastOfFailure({ code: 'unexpected', messages: [] });
}
