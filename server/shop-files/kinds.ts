import { BASE_DATA } from './base-data-kinds';
import { GOODS } from './goods-kinds';
import type { Kind } from './kind';
import { RENTAL } from './rental-kinds';
import { SERVICE } from './service-kinds';

/** The order matters: a kind may refer only to itself and to earlier kinds. */
export const KINDS: readonly Kind[] = [...BASE_DATA, ...GOODS, ...SERVICE, ...RENTAL];
