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
      decide: fromPromise(({ input }) => {
        const { id, reason, goods } = input;
        if (input.kind === 'order')
          return operator.decideOrder(id, { decision: input.decision, reason, goods });
        if (input.kind === 'trip') return operator.decideTrip(id, input.decision, reason);
        if (input.kind === 'conversation') return operator.answerConversation(id, reason ?? '');
        return operator.decideRegistration(id, input.decision, reason);
      }),
    },
  });
