import type { Text } from '../../support/model/words';
import { guardsOfOrders } from './guards-of-orders.words';
import { guardsOfPeople } from './guards-of-people.words';

/** Guards in the words of designers, by name: charts show them after “if”. */
export const guardWords: Readonly<Record<string, Text>> = { ...guardsOfPeople, ...guardsOfOrders };
