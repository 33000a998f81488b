import { BASE_DATA } from './base-data-kinds';
import { GOODS } from './goods-kinds';
import type { Kind } from './kind';
import { RENTAL } from './rental-kinds';
import { SERVICE } from './service-kinds';

/** Ordered so that a kind references only earlier kinds and itself. */
export const KINDS: readonly Kind[] = [...BASE_DATA, ...GOODS, ...SERVICE, ...RENTAL];
