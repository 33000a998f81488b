import { vehiclesOf } from './vehicle-table';

/** Test vehicles V-01 to V-09 of the specification. `vehiclesOf` documents the columns. */
const fixtures = `
  1 | 3 | economy | kestrel | Compact | سيارة صغيرة | 1f697 1f511 | 5 auto petrol ac | 6 | 40 | 0.80 | 3 | 10%
  2 | 3 | two | volta | Scooter | سكوتر | 1f6f5 1fa96 | 2 auto electric new | 2.50 | | | 1 |
  3 | 1 | suv | tasman | SUV | سيارة دفع رباعي | 1f699 1f3d4-fe0f | 7 auto diesel ac | 15 | 90 | 1.50 | 2 |
  4 | 1 | van | marlin | Van | فان | 1f690 1f9f3 | 9 manual diesel ac | | 110 | | 2 | 5
  5 | 2 | economy | kestrel | Hatchback | هاتشباك | 1f697 26f0-fe0f | 5 manual petrol ac | 8 | | | 3 |
  6 | 3 | luxury | aurelia | Limousine | ليموزين | 1f698 1f451 | 6 auto hybrid ac | 45 | 320 | 4.50 | 1 |
  7 | 3 | family | marlin | Transfer car | سيارة نقل الركاب | 1f695 1f9f3 | 4 auto petrol | | | 1.20 | 4 |
  8 | 1 | van | tasman | Pickup truck | شاحنة بيك أب | 1f6fb 1f4e6 | 3 manual diesel ac | 10 | | | 2 |
  9 | 4 | family | aurelia | Sedan | سيدان | 1f698 26a1 | 5 auto petrol ac | 10 | | | 4 |`;

const others = `
  101 | 3 | economy | volta   | City Spark      | سبارك المدينة     | 1f697 26a1      | 4 auto electric ac new | 7    | 45  | 0.70 | 5 |
  102 | 3 | economy | kestrel | Kestrel Mini    | كيسترل ميني       | 1f697 1f6a6     | 4 manual petrol ac     | 5.50 | 36  | 0.75 | 4 | 5%
  103 | 4 | economy | marlin  | Marlin Go       | مارلن غو          | 1f697 1f511     | 5 auto petrol ac       | 6.50 | 42  |      | 3 |
  104 | 1 | economy | aurelia | Aurelia One     | أوريليا ون        | 1f697 2600-fe0f | 5 auto hybrid ac       | 7.50 | 48  | 0.85 | 2 |
  105 | 2 | economy | tasman  | Tasman Light    | تسمان لايت        | 1f697 1f332     | 5 manual petrol ac     | 6    | 39  | 0.80 | 3 |
  106 | 2 | economy | volta   | Volta Pebble    | فولتا بيبل        | 1f697 1faa8     | 4 auto electric ac     | 7    | 46  |      | 2 |
  107 | 3 | family  | marlin  | Marlin Saloon   | مارلن صالون       | 1f698 1f46a     | 5 auto petrol ac       | 9    | 58  | 1.00 | 4 |
  108 | 3 | family  | volta   | Volta Long      | فولتا لونغ        | 1f698 1f50b     | 5 auto electric ac new | 11   | 70  | 1.10 | 2 |
  109 | 4 | family  | kestrel | Kestrel Estate  | كيسترل إستيت      | 1f698 1f9f3     | 5 auto diesel ac       | 9.50 | 60  |      | 3 |
  110 | 4 | family  | tasman  | Tasman Coast    | تسمان كوست        | 1f698 1f30a     | 5 auto hybrid ac       | 10   | 66  | 1.10 | 2 | 8%
  111 | 1 | family  | aurelia | Aurelia Family  | أوريليا العائلية  | 1f698 1f3d6-fe0f | 7 auto hybrid ac      | 12   | 78  | 1.20 | 3 |
  112 | 2 | family  | marlin  | Marlin Ridge    | مارلن ريدج        | 1f698 26f0-fe0f | 5 manual petrol ac     | 8.50 | 55  | 0.95 | 2 |
  113 | 3 | suv     | tasman  | Tasman Trail    | تسمان تريل        | 1f699 1f3d4-fe0f | 5 auto diesel ac      | 14   | 85  | 1.40 | 3 |
  114 | 3 | suv     | volta   | Volta Summit    | فولتا سميت        | 1f699 26a1      | 5 auto electric ac new | 16   | 98  | 1.60 | 2 |
  115 | 1 | suv     | tasman  | Tasman Dune     | تسمان الكثبان     | 1f699 1f335     | 7 auto diesel ac       | 17   | 105 | 1.70 | 2 |
  116 | 1 | suv     | kestrel | Kestrel Shore   | كيسترل شور        | 1f699 1f334     | 5 auto petrol ac       | 13   | 82  |      | 3 | 10%
  117 | 2 | suv     | marlin  | Marlin Forest   | مارلن فورست       | 1f699 1f332     | 5 auto diesel ac       | 14.50 | 88 | 1.45 | 2 |
  118 | 4 | suv     | aurelia | Aurelia Sport   | أوريليا سبورت     | 1f699 1f3c1     | 5 auto petrol ac       | 18   | 112 |      | 1 |
  119 | 3 | luxury  | aurelia | Aurelia Grand   | أوريليا غراند     | 1f698 1f48e     | 5 auto hybrid ac       | 30   | 210 | 3.00 | 2 |
  120 | 4 | luxury  | kestrel | Kestrel Cabrio  | كيسترل كابريو     | 1f3ce-fe0f 1f576-fe0f | 2 auto petrol ac | 35   | 240 |      | 1 | 15%
  121 | 4 | luxury  | volta   | Volta Falcon    | فولتا فالكون      | 1f3ce-fe0f 26a1 | 2 auto electric ac new | 40   | 280 |      | 1 |
  122 | 1 | luxury  | marlin  | Marlin Yachtline | مارلن يختلاين    | 1f698 1f6e5-fe0f | 5 auto hybrid ac      | 28   | 195 | 2.80 | 1 |
  123 | 1 | van     | marlin  | Marlin Nine     | مارلن ناين        | 1f690 1f465     | 9 auto diesel ac       | 16   | 98  | 1.50 | 2 |
  124 | 3 | van     | volta   | Volta Cargo     | فولتا كارغو       | 1f690 1f4e6     | 3 auto electric ac     | 14   | 86  | 1.30 | 2 |
  125 | 2 | van     | tasman  | Tasman Camper   | تسمان كامبر       | 1f690 26fa      | 4 manual diesel ac     |      | 125 |      | 1 |
  126 | 2 | van     | tasman  | Tasman Hauler   | تسمان هولر        | 1f6fb 1fab5     | 3 manual diesel        | 11   | 68  | 1.20 | 2 | 5%
  127 | 3 | van     | kestrel | Kestrel Shuttle | كيسترل شاتل       | 1f68c 1f9f3     | 14 manual diesel ac    | 24   | 150 | 2.20 | 1 |
  128 | 3 | two     | volta   | Volta Breeze    | فولتا بريز        | 1f6f5 1f343     | 2 auto electric new    | 3    | 18  |      | 6 |
  129 | 3 | two     | kestrel | Kestrel Courier | كيسترل كوريير     | 1f6f5 1f4e6     | 2 auto petrol          | 2.80 | 17  | 0.30 | 4 |
  130 | 4 | two     | tasman  | Tasman Rider    | تسمان رايدر       | 1f3cd-fe0f 1f525 | 2 manual petrol       | 6    | 38  |      | 2 |
  131 | 2 | two     | volta   | Hill Bike       | دراجة التلال      | 1f6b2 26f0-fe0f | 1 manual electric      | 1.80 | 11  |      | 8 |`;

export const vehicleSpecs = [...vehiclesOf(fixtures), ...vehiclesOf(others)];
