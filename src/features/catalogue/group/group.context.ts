import type { ActorRefFrom } from 'xstate';
import type { GroupOrder } from '../../../../domain/group-order';
import type { groupOrderMachine } from '../../../../machines/catalogue/group-order.machine';
import { required } from '../../../../machines/shared/required';
import { bindFlow } from '../../../platform/flow';

export const [GroupProvider, useGroupRef, useGroupFlow] =
  bindFlow<ActorRefFrom<typeof groupOrderMachine>>('groupOrder');

/** Returns the loaded group order. Call it only in states below `running`, where it is set. */
export const useGroup = (): GroupOrder => useGroupFlow(({ context }) => required(context.group, 'group'));
