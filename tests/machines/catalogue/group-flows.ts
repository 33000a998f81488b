import { groupStartModel } from '../cart/group-start.model';
import { groupStartWords } from '../cart/group-start.words';
import { type Flow, flow } from '../flow';
import { groupOrderModel } from './group-order.model';
import { groupOrderWords } from './group-order.words';

export const groupFlows: readonly Flow[] = [
  flow(
    groupStartModel,
    groupStartWords,
    'it needs a chosen store: a journey starts a group and opens its link',
  ),
  flow(
    groupOrderModel,
    groupOrderWords,
    'it needs the link of a group and a second person: a journey orders together on two devices',
  ),
];
