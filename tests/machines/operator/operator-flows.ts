import { type Flow, flow } from '../flow';
import { deskDecisionModel } from './desk-decision.model';
import { deskDecisionWords } from './desk-decision.words';
import { operatorDoorModel } from './operator-door.model';
import { operatorDoorWords } from './operator-door.words';
import { shopSwitchesModel } from './shop-switches.model';
import { shopSwitchesWords } from './shop-switches.words';

const BY_KEY =
  'it needs a server with a key: a journey comes in, switches, moves an order and answers a registration';

export const operatorFlows: readonly Flow[] = [
  flow(operatorDoorModel, operatorDoorWords, BY_KEY),
  flow(shopSwitchesModel, shopSwitchesWords, BY_KEY),
  flow(deskDecisionModel, deskDecisionWords, BY_KEY),
];
