import { keepTrace, readTrace } from '../../../platform/storage/traces';

type Look = 'compact' | 'detailed';

/** How this device likes its cards [RENT-08]. */
export const rememberedLook = (): Look =>
  readTrace('vehicle_cards') === 'detailed' ? 'detailed' : 'compact';

export const keepLook = (look: Look): void => void keepTrace('vehicle_cards', look);
