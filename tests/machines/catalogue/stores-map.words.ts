import type { storesMapMachine } from '../../../machines/catalogue/stores-map.machine';
import { tester, text, type Words } from '../../support/model/words';

export const storesMapWords: Words<typeof storesMapMachine> = {
  title: { ar: 'المتاجر على الخريطة' },
  start: text('A list of stores is open', 'قائمة متاجر مفتوحة'),
  events: {
    'map.opened': tester('Press “Map”', 'اضغط «الخريطة»'),
    'map.closed': tester('Press “Map” again', 'اضغط «الخريطة» مرة أخرى'),
    'pin.pressed': ({ id }) =>
      tester(`Press the pin of store ${id} on the map`, `اضغط دبوس المتجر ${id} على الخريطة`),
    'card.reached': ({ id }) =>
      tester(
        `Point at the card of store ${id}, or reach it with the Tab key`,
        `أشر إلى بطاقة المتجر ${id} أو صل إليها بمفتاح Tab`,
      ),
    'choice.dropped': tester('Press the Escape key', 'اضغط مفتاح Escape'),
  },
  done: {},
  failed: {},
  timers: {},
  states: {
    opening: { ar: 'التحقق من الخريطة' },
    list: { ar: 'القائمة وحدها', sees: text('The cards of the stores', 'بطاقات المتاجر') },
    map: { ar: 'القائمة والخريطة' },
    'map.looking': {
      ar: 'لم يُختر متجر',
      sees: text('Cards, and a map with a pin for each store', 'البطاقات وخريطة فيها دبوس لكل متجر'),
    },
    'map.chosen': {
      ar: 'متجر ظاهر في كليهما',
      sees: text('The card and the pin of one store are highlighted', 'بطاقة واحدة ودبوس واحد بارزان'),
    },
  },
  news: { 'card.wanted': text('the page scrolls to its card', 'تظهر بطاقته') },
};
