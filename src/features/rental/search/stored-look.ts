import { readActivity, saveActivity } from '../../../platform/storage/recent-activity';

type Look = 'compact' | 'detailed';

/** Returns the choice between cards and rows that the device stores [RENT-08]. */
export const rememberedLook = (): Look =>
  readActivity('vehicle_cards') === 'detailed' ? 'detailed' : 'compact';

export const saveLook = (look: Look): void => void saveActivity('vehicle_cards', look);
