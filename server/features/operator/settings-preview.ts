import type { Config } from '../../../contract/types.gen';
import type { SwitchValues } from '../../../domain/operator';
import { cookiesOf } from '../../http/read-request';
import type { Boot, Shop, Shops } from '../../http/shop';
import type { ConsoleSignIn } from './console-sign-in';
import { withSwitches } from './switch-values';

/** Applies an operator's unsaved settings as a preview, in that operator's browser only. */
export const withTrials = (shops: Shops, door: ConsoleSignIn): Shops =>
  door.isOn
    ? {
        ...shops,
        ofPage(request, reply) {
          const visit = shops.ofPage(request, reply);
          const trial = door.trialOf(cookiesOf(request));
          return Object.keys(trial).length === 0 ? visit : { ...visit, shop: tried(visit.shop, trial) };
        },
      }
    : shops;

const tried = (shop: Shop, trial: SwitchValues): Shop => ({
  ...shop,
  edition: () => `${shop.edition()} ${JSON.stringify(trial)}`,
  async bootOf(language) {
    const boot: Boot & { config?: Config } = await shop.bootOf(language);
    return boot.config === undefined ? boot : { ...boot, config: withSwitches(boot.config, trial) };
  },
});
