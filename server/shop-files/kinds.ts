import type { Kind } from './kind';
import { GOODS } from './kinds-of-goods';
import { GROUND } from './kinds-of-ground';
import { RENTAL } from './kinds-of-rental';
import { SERVICE } from './kinds-of-service';

/** In an order in which nothing names what comes after it, but its own kind. */
export const KINDS: readonly Kind[] = [...GROUND, ...GOODS, ...SERVICE, ...RENTAL];
