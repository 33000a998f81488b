import { fromPromise } from 'xstate';
import { consoleDecisionMachine } from '../../../machines/operator/console-decision.machine';
import { consoleSignInMachine } from '../../../machines/operator/console-sign-in.machine';
import { operatorAccountsMachine } from '../../../machines/operator/operator-accounts.machine';
import { operatorLinkMachine } from '../../../machines/operator/operator-link.machine';
import { operatorPasskeysMachine } from '../../../machines/operator/operator-passkeys.machine';
import { operatorPasswordMachine } from '../../../machines/operator/operator-password.machine';
import { shopSwitchesMachine } from '../../../machines/operator/shop-switches.machine';
import { storeGoodsMachine } from '../../../machines/operator/store-goods.machine';
import { storeHoursMachine } from '../../../machines/operator/store-hours.machine';
import { storeOpeningMachine } from '../../../machines/operator/store-opening.machine';
import { taxRatesMachine } from '../../../machines/operator/tax-rates.machine';
import type { OperatorApi } from '../../api/operator-api';
import type { SendToRoot } from '../../platform/flow';
import { createPasskey, showPasskey } from '../../platform/web-authn';

export const provideConsoleSignIn = (operator: OperatorApi) =>
  consoleSignInMachine.provide({
    actors: {
      enterShop: fromPromise(({ input }) => operator.enter(input)),
      askPasskey: fromPromise(async () => showPasskey(await operator.passkeySignInOptions())),
      leaveShop: fromPromise(() => operator.leave()),
    },
  });

export const provideAccounts = (operator: OperatorApi) =>
  operatorAccountsMachine.provide({
    actors: {
      saveAccount: fromPromise(({ input }) => operator.saveAccount(input)),
      removeAccount: fromPromise(({ input }) => operator.removeAccount(input)),
      createLink: fromPromise(({ input }) => operator.createLink(input)),
    },
  });

export const provideLink = (operator: OperatorApi) =>
  operatorLinkMachine.provide({
    actors: {
      readLink: fromPromise(({ input }) => operator.readLink(input.token)),
      useLink: fromPromise(({ input }) => operator.useLink(input.token, input.password)),
    },
  });

export const provideOwnPassword = (operator: OperatorApi) =>
  operatorPasswordMachine.provide({
    actors: {
      changePassword: fromPromise(({ input }) => operator.changePassword(input.oldPassword, input.password)),
    },
  });

export const provideOwnPasskeys = (operator: OperatorApi) =>
  operatorPasskeysMachine.provide({
    actors: {
      addPasskey: fromPromise(async ({ input: { name, password } }) =>
        operator.addPasskey(name, await createPasskey(await operator.passkeyOptions(password))),
      ),
      removePasskey: fromPromise(({ input }) => operator.removePasskey(input.id)),
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

export const provideTaxRates = (operator: OperatorApi) =>
  taxRatesMachine.provide({
    actors: { saveRate: fromPromise(({ input }) => operator.setTaxRate(input)) },
  });

export const provideStoreGoods = (operator: OperatorApi) =>
  storeGoodsMachine.provide({
    actors: { saveStock: fromPromise(({ input }) => operator.setStoreStock(input)) },
  });

export const provideStoreHours = (operator: OperatorApi) =>
  storeHoursMachine.provide({
    actors: { saveHours: fromPromise(({ input }) => operator.setStoreHours(input)) },
  });

export const provideStoreOpening = (operator: OperatorApi) =>
  storeOpeningMachine.provide({
    actors: { savePause: fromPromise(({ input }) => operator.setStorePause(input)) },
  });

export const provideDecision = (operator: OperatorApi) =>
  consoleDecisionMachine.provide({
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

/** Removes all cached console data after any decision. */
export const CONSOLE_EFFECTS = {
  'console.changed': (_: unknown, notify: SendToRoot) => notify({ type: 'page.outdated' }),
};
