import { type Flow, flow } from '../flow';
import { consoleDecisionModel } from './console-decision.model';
import { consoleDecisionWords } from './console-decision.words';
import { consoleSignInModel } from './console-sign-in.model';
import { consoleSignInWords } from './console-sign-in.words';
import { operatorAccountsModel } from './operator-accounts.model';
import { operatorAccountsWords } from './operator-accounts.words';
import { operatorLinkModel } from './operator-link.model';
import { operatorLinkWords } from './operator-link.words';
import { operatorPasskeysModel } from './operator-passkeys.model';
import { operatorPasskeysWords } from './operator-passkeys.words';
import { operatorPasswordModel } from './operator-password.model';
import { operatorPasswordWords } from './operator-password.words';
import { shopSwitchesModel } from './shop-switches.model';
import { shopSwitchesWords } from './shop-switches.words';
import { storeGoodsModel } from './store-goods.model';
import { storeGoodsWords } from './store-goods.words';
import { storeHoursModel } from './store-hours.model';
import { storeHoursWords } from './store-hours.words';
import { storeOpeningModel } from './store-opening.model';
import { storeOpeningWords } from './store-opening.words';
import { taxRatesModel } from './tax-rates.model';
import { taxRatesWords } from './tax-rates.words';

const BY_KEY =
  'it needs a server with a key: a journey comes in, switches, moves an order and answers a registration';

export const operatorFlows: readonly Flow[] = [
  flow(consoleSignInModel, consoleSignInWords, BY_KEY),
  flow(operatorAccountsModel, operatorAccountsWords, BY_KEY),
  flow(operatorLinkModel, operatorLinkWords, BY_KEY),
  flow(operatorPasskeysModel, operatorPasskeysWords, BY_KEY),
  flow(operatorPasswordModel, operatorPasswordWords, BY_KEY),
  flow(shopSwitchesModel, shopSwitchesWords, BY_KEY),
  flow(consoleDecisionModel, consoleDecisionWords, BY_KEY),
  flow(storeGoodsModel, storeGoodsWords, BY_KEY),
  flow(storeHoursModel, storeHoursWords, BY_KEY),
  flow(storeOpeningModel, storeOpeningWords, BY_KEY),
  flow(taxRatesModel, taxRatesWords, BY_KEY),
];
