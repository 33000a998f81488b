import { fromPromise } from 'xstate';
import { deskDecisionMachine } from '../../../machines/operator/desk-decision.machine';
import { operatorDoorMachine } from '../../../machines/operator/operator-door.machine';
import { shopSwitchesMachine } from '../../../machines/operator/shop-switches.machine';
import type { OperatorApi } from '../../api/operator-api';

export const provideDoor = (operator: OperatorApi) =>
  operatorDoorMachine.provide({
    actors: {
      enterShop: fromPromise(({ input }) => operator.enter(input.key)),
      leaveShop: fromPromise(() => operator.leave()),
    },
  });

export const provideSwitches = (operator: OperatorApi) =>
  shopSwitchesMachine.provide({
    actors: {
      trySwitches: fromPromise(({ input }) => operator.setSwitches('browser', input)),
      keepSwitches: fromPromise(({ input }) => operator.setSwitches('everybody', input)),
      reloadPage: fromPromise(async () => window.location.reload()),
    },
  });

export const provideDecision = (operator: OperatorApi) =>
  deskDecisionMachine.provide({
    actors: {
      decide: fromPromise(({ input }) =>
        input.kind === 'order'
          ? operator.decideOrder(input.id, input.decision, input.reason)
          : operator.decideRegistration(input.id, input.decision, input.reason),
      ),
    },
  });
