import { DEMO_NOW } from '../clock';

export const T0 = DEMO_NOW;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A moment relative to T0, as the database reads it. */
export const sinceT0 = (milliseconds: number): string => new Date(T0 + milliseconds).toISOString();
