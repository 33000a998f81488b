import type { ParcelProblem } from '../../../domain/parcel';
import type { LocalText } from '../../http/language';

export const PARCEL_MESSAGES = {
  notFound: {
    en: 'We found no parcel for this link. Ask whoever sent it for a new one.',
    ar: 'لم نجد طردًا لهذا الرابط. اطلب رابطًا جديدًا من المرسل.',
  },
  otherModule: { en: 'Parcels are sent in their own market.', ar: 'تُرسل الطرود من سوقها الخاص.' },
  noReturn: {
    en: 'Only a parcel that is on its way can be brought back.',
    ar: 'لا يمكن إرجاع الطرد إلا وهو في الطريق.',
  },
  returnAsked: {
    en: 'The courier turns around and brings your parcel back.',
    ar: 'سيعود المندوب ويرجع إليك الطرد.',
  },
  feeChanged: {
    en: 'Please look at the fee of the return and accept it.',
    ar: 'يرجى مراجعة رسوم الإرجاع والموافقة عليها.',
  },
} as const satisfies Record<string, LocalText>;

type OwnCode = Exclude<ParcelProblem['code'], 'methodOff' | 'cashTooMuch' | 'walletShort' | 'slotGone'>;

export const PARCEL_PROBLEMS: Record<OwnCode, LocalText> = {
  noCategory: { en: 'Please choose what you send', ar: 'يرجى اختيار ما تريد إرساله' },
  noSender: { en: 'Please add where we fetch it', ar: 'يرجى إضافة مكان الاستلام من المرسل' },
  senderOutside: {
    en: 'We fetch no parcels at this place yet.',
    ar: 'لا نستلم الطرود من هذا المكان بعد.',
  },
  noSenderContact: { en: 'Please enter your contact info', ar: 'يرجى إدخال بيانات التواصل' },
  noReceiver: { en: 'Please add where we bring it', ar: 'يرجى إضافة مكان التسليم' },
  receiverOutside: {
    en: 'We bring no parcels to this place yet.',
    ar: 'لا نوصل الطرود إلى هذا المكان بعد.',
  },
  noReceiverContact: {
    en: 'Please enter the name and the phone number of the receiver',
    ar: 'يرجى إدخال اسم المستلم ورقم هاتفه',
  },
  samePoint: {
    en: 'Sender and receiver are at the same place.',
    ar: 'المرسل والمستلم في المكان نفسه.',
  },
  prohibitedUnread: {
    en: 'Please confirm that nothing prohibited is inside.',
    ar: 'يرجى تأكيد خلو الطرد من الممنوعات.',
  },
  noScheduling: { en: 'Parcels are only fetched now.', ar: 'لا تُستلم الطرود إلا الآن.' },
  receiverPaysCash: {
    en: 'A receiver who pays does so in cash at the door.',
    ar: 'إذا كان الدفع على المستلم فيدفع نقدًا عند الباب.',
  },
};
