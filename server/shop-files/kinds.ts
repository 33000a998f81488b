import type { Kind } from './kind';
import { GROUND } from './kinds-of-base-data';
import { GOODS } from './kinds-of-goods';
import { RENTAL } from './kinds-of-rental';
import { SERVICE } from './kinds-of-service';

/** Ordered so that a kind references only earlier kinds and itself. */
export const KINDS: readonly Kind[] = [...GROUND, ...GOODS, ...SERVICE, ...RENTAL];
