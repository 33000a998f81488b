import type { ParcelProblem } from '../../../domain/parcel';
import type { LocalText } from '../../http/language';

export const PARCEL_MESSAGES = {
  notFound: {
    en: 'We couldn’t find a parcel for this link. Ask the sender for a new one.',
    ar: 'لم نجد طردًا لهذا الرابط. اطلب رابطًا جديدًا من المرسل.',
  },
  otherModule: { en: 'Please use the parcel market to send a parcel.', ar: 'تُرسل الطرود من سوقها الخاص.' },
  noReturn: {
    en: 'Only a parcel that’s on its way can be returned.',
    ar: 'لا يمكن إرجاع الطرد إلا وهو في الطريق.',
  },
  returnAsked: {
    en: 'The courier is bringing your parcel back.',
    ar: 'سيعود المندوب ويرجع إليك الطرد.',
  },
  feeChanged: {
    en: 'Please review and accept the return fee.',
    ar: 'يرجى مراجعة رسوم الإرجاع والموافقة عليها.',
  },
} as const satisfies Record<string, LocalText>;

type OwnCode = Exclude<ParcelProblem['code'], 'methodOff' | 'cashTooMuch' | 'walletShort' | 'slotGone'>;

export const PARCEL_PROBLEMS: Record<OwnCode, LocalText> = {
  noCategory: { en: 'Please choose what you’re sending', ar: 'يرجى اختيار ما تريد إرساله' },
  noSender: { en: 'Please add a pickup address', ar: 'يرجى إضافة مكان الاستلام من المرسل' },
  senderOutside: {
    en: 'We don’t pick up parcels at this address yet.',
    ar: 'لا نستلم الطرود من هذا المكان بعد.',
  },
  noSenderContact: { en: 'Please enter your contact info', ar: 'يرجى إدخال بيانات التواصل' },
  noReceiver: { en: 'Please add a drop-off address', ar: 'يرجى إضافة مكان التسليم' },
  receiverOutside: {
    en: 'We don’t deliver parcels to this address yet.',
    ar: 'لا نوصل الطرود إلى هذا المكان بعد.',
  },
  noReceiverContact: {
    en: 'Please enter the name and the phone number of the receiver',
    ar: 'يرجى إدخال اسم المستلم ورقم هاتفه',
  },
  samePoint: {
    en: 'Sender and receiver have the same address.',
    ar: 'للمرسل والمستلم العنوان نفسه.',
  },
  prohibitedUnread: {
    en: 'Please confirm that nothing prohibited is inside.',
    ar: 'يرجى تأكيد خلو الطرد من الممنوعات.',
  },
  noScheduling: { en: 'Parcel pickups can’t be scheduled.', ar: 'لا تُستلم الطرود إلا الآن.' },
  receiverPaysCash: {
    en: 'The receiver can only pay in cash at the door.',
    ar: 'إذا كان الدفع على المستلم فيدفع نقدًا عند الباب.',
  },
};
