import { renderedPictures } from '../../pictures/goods';
import { emojiPicture, text } from '../support/text';
import { MINUTE, sinceT0 } from '../t0';
import type { DemoPlaces, Text, WorldTable } from '../world.types';

const PARCELS = 5;

const pictureOf = (category: string): string =>
  renderedPictures(PARCELS, category)[0] ?? emojiPicture('1f4e6');

export const parcelCategories: WorldTable = {
  table: 'parcel_categories',
  rows: [
    {
      id: 1,
      fixture: 'PC-1',
      module_id: PARCELS,
      name: text('Documents', 'مستندات'),
      description: text('Letters, contracts, keys', 'رسائل وعقود ومفاتيح'),
      image: pictureOf('Documents'),
      per_km: 50,
      minimum_charge: 300,
      maximum_grams: 1000,
      maximum_centimetres: 40,
      position: 1,
    },
    {
      id: 2,
      fixture: 'PC-2',
      module_id: PARCELS,
      name: text('Box', 'صندوق'),
      description: text('Anything that fits on a motorcycle', 'كل ما تحمله دراجة نارية'),
      image: pictureOf('Box'),
      per_km: 100,
      minimum_charge: 500,
      maximum_grams: 12000,
      maximum_centimetres: 60,
      position: 2,
    },
  ],
};

export const COURIER_SALIM = 1;
export const COURIER_RUTH = 2;

const courierList: [name: Text, zoneId: number, vehicle: string, rating: number, ratings: number][] = [
  [text('Salim Nasser', 'سليم ناصر'), 1, 'motorcycle', 4.87, 412],
  [text('Ruth Abebe', 'روث أبيبي'), 3, 'car', 4.92, 268],
  [text('Karim Saleh', 'كريم صالح'), 2, 'motorcycle', 4.71, 190],
  [text('Lina Rossi', 'لينا روسي'), 4, 'bicycle', 4.8, 77],
];

export const couriers = (places: DemoPlaces): WorldTable => ({
  table: 'couriers',
  rows: courierList.map(([name, zoneId, vehicle, rating, ratings], index) => {
    const { lat, lng } = places.addressIn(zoneId, 300 + index);
    return {
      id: index + 1,
      name,
      phone: `+97150222000${index + 1}`,
      email: `courier${index + 1}@souk.example`,
      image: emojiPicture(vehicle === 'bicycle' ? '1f6b4' : '1f9d1'),
      zone_id: zoneId,
      vehicle,
      is_active: true,
      rating,
      rating_count: ratings,
      lat,
      lng,
      moved_at: sinceT0(-MINUTE / 12),
    };
  }),
});

export const ORDERED_BY_MISTAKE = text('I ordered by mistake', 'طلبت عن طريق الخطأ');

const customerReasons = [
  ORDERED_BY_MISTAKE,
  text('I want to change the order', 'أريد تغيير الطلب'),
  text('It takes too long', 'يستغرق وقتًا طويلًا'),
  text('I entered a wrong address', 'أدخلت عنوانًا خاطئًا'),
];
const parcelReasons = [
  text('The receiver is not there', 'المستلم غير موجود'),
  text('I will send it another day', 'سأرسله في يوم آخر'),
];
const tripReasons = [
  text('My plans have changed', 'تغيرت خططي'),
  text('I need another vehicle', 'أحتاج إلى مركبة أخرى'),
  text('I chose the wrong day or time', 'اخترت يومًا أو وقتًا خاطئًا'),
  text('I found a better price', 'وجدت سعرًا أفضل'),
];
const returnReasons = [
  text('The receiver will not be there', 'لن يكون المستلم موجودًا'),
  text('I sent the wrong thing', 'أرسلت شيئًا خاطئًا'),
  text('The address is wrong', 'العنوان غير صحيح'),
];

export const cancellationReasons: WorldTable = {
  table: 'cancellation_reasons',
  rows: [
    ...customerReasons.map((reason) => ({ reason })),
    ...parcelReasons.map((reason) => ({ reason, is_for_parcels: true })),
    ...returnReasons.map((reason) => ({ reason, is_for_parcels: true, is_after_pickup: true })),
    ...tripReasons.map((reason) => ({ reason, is_for_trips: true })),
  ].map((row, index) => ({
    id: index + 1,
    said_by: 'customer',
    is_for_parcels: false,
    is_after_pickup: false,
    is_for_trips: false,
    ...row,
  })),
};

export const refundReasons: WorldTable = {
  table: 'refund_reasons',
  rows: [
    text('Something is missing', 'هناك شيء ناقص'),
    text('The wrong thing arrived', 'وصل شيء آخر'),
    text('It arrived damaged or spoiled', 'وصل تالفًا أو فاسدًا'),
    text('It arrived far too late', 'وصل متأخرًا جدًا'),
  ].map((reason, index) => ({ id: index + 1, reason })),
};

export const parcelInstructions: WorldTable = {
  table: 'parcel_instructions',
  rows: [
    text('Handle with care', 'يُرجى التعامل بعناية'),
    text('Call before you arrive', 'اتصل قبل الوصول'),
    text('Leave it at the reception', 'اتركه لدى الاستقبال'),
    text('Keep it upright', 'أبقه في وضع قائم'),
  ].map((instruction, index) => ({ id: index + 1, instruction })),
};
