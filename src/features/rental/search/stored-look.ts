import { readActivity, saveActivity } from '../../../platform/storage/recent-activity';

type Look = 'compact' | 'detailed';

/** The device stores the choice between cards and rows [RENT-08]. */
export const rememberedLook = (): Look =>
  readActivity('vehicle_cards') === 'detailed' ? 'detailed' : 'compact';

export const saveLook = (look: Look): void => void saveActivity('vehicle_cards', look);
