import type { Shot } from '../../../src/flows/flow-data.types';

/** The windows of the screenshots. */
export const DEVICES: Record<Shot['device'], { width: number; height: number }> = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
};
