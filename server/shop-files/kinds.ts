import { BASE_DATA } from './base-data-kinds';
import { GOODS } from './goods-kinds';
import type { Kind } from './kind';
import { RENTAL } from './rental-kinds';
import { SERVICE } from './service-kinds';

/** All kinds of records. A kind may refer only to itself and to earlier kinds, so the order matters. */
export const KINDS: readonly Kind[] = [...BASE_DATA, ...GOODS, ...SERVICE, ...RENTAL];
