import type { OperatorSwitches } from '../../../contract/types.gen';
import { SHOP_SWITCHES, type SwitchValues } from '../../../domain/operator';
import { changesBetween } from '../../../domain/operator-log';
import { isConsoleOperation } from '../../../domain/operator-roles';
import { refuse } from '../../http/errors';
import type { AnyOperation, OperationRequest, Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { type AttemptLimit, forgetAttempts, takeAttempt } from '../shared/attempt-limits';
import { exactMinor } from '../shared/exact-amount';
import { operatorSignIn, ownOperatorAccount } from './accounts/account-sign-in.routes';
import { operatorAccountRoutes } from './accounts/operator-accounts.routes';
import { operatorLinkRoutes, operatorLinkUse } from './accounts/operator-links.routes';
import { operatorPasskeySignIn, ownOperatorPasskeys } from './accounts/operator-passkeys.routes';
import { sessionCookie } from './console-cookies';
import { assertMayDo, requireConsoleSession } from './console-sign-in';
import { operatorLogRoutes } from './log/operator-log.routes';
import { recordWrite } from './log/record-write';
import { messageConsole } from './message-console.routes';
import { OPERATOR_MESSAGES } from './operator.messages';
import { orderConsole } from './order-console.routes';
import { registrationConsole } from './registration-console.routes';
import { storeGoods } from './store-goods.routes';
import { storeHours } from './store-hours.routes';
import { storeOpening } from './store-opening.routes';
import { isValueOf, switchValueOf, withSwitches } from './switch-values';
import { taxConsole } from './tax-console.routes';
import { tripConsole } from './trip-console.routes';

const WRONG_KEYS: AttemptLimit = { kind: 'operator key', most: 10, window: 15 * 60_000 };

/** The operations of the console. All but the sign-in and the use of a sign-in link pass the role check. */
export const operatorRoutes = (): Operations => ({
  ...signIn(),
  ...operatorSignIn(),
  ...operatorPasskeySignIn(),
  ...operatorLinkUse(),
  ...forRoles({
    ...ownOperatorAccount(),
    ...ownOperatorPasskeys(),
    ...operatorAccountRoutes(),
    ...operatorLinkRoutes(),
    ...operatorLogRoutes(),
    ...switchConsole(),
    ...registrationConsole(),
    ...messageConsole(),
    ...orderConsole(),
    ...storeGoods(),
    ...storeHours(),
    ...storeOpening(),
    ...taxConsole(),
    ...tripConsole(),
  }),
});

/**
 * Adds the role check to each operation. If the table of roles lacks an operation, the server does not start.
 */
const forRoles = (operations: Operations): Operations =>
  Object.fromEntries(
    Object.entries(operations).map(([id, run]) => {
      if (!isConsoleOperation(id)) throw new Error(`No role may do "${id}"`);
      const checked = (request: OperationRequest) => {
        assertMayDo(request, id);
        return (run as AnyOperation)(request);
      };
      return [id, checked];
    }),
  );

const signIn = (): Operations => ({
  openOperator: async (request) => {
    requireConsoleSession(request);
    const { database, address, wallClock, operator, body, language, setHeader } = request;
    if (!(await takeAttempt(database, WRONG_KEYS, address, wallClock())))
      refuse(429, 'too_many', OPERATOR_MESSAGES.tooManyKeys);
    const isRight = operator.door.isKey(body.key.trim()) && (await operator.door.isKeyAccepted(database));
    if (!isRight) refuse(403, 'key', OPERATOR_MESSAGES.wrongKey);
    await forgetAttempts(database, WRONG_KEYS, address);
    const cookie = await database.transaction(async (tx) => {
      await recordWrite(tx, request, { action: 'openOperator', object: 'session', signedIn: null });
      return operator.door.begin(tx, null, wallClock());
    });
    setHeader('set-cookie', sessionCookie(request, cookie));
    return { message: OPERATOR_MESSAGES.open[language] };
  },
  closeOperator: async (request) => {
    requireConsoleSession(request);
    const { database, operator, language, setHeader } = request;
    const cookie = await database.transaction(async (tx) => {
      // If the operator has no session, there is nothing to end.
      if (operator.who !== null)
        await recordWrite(tx, request, { action: 'closeOperator', object: 'session' });
      return operator.door.end(tx, operator.cookies);
    });
    setHeader('set-cookie', sessionCookie(request, cookie));
    return { message: OPERATOR_MESSAGES.closed[language] };
  },
});

const switchConsole = (): Operations => ({
  listSwitches: (request) => {
    return switchesFor(request, request.operator.trial);
  },
  setSwitches: async (request) => {
    const { body, operator, switches, currency, plainConfig, setHeader } = request;
    const values = body.values as SwitchValues;
    if (Object.entries(values).some(([name, value]) => !isValueOf(name, value)))
      refuse(403, 'values', OPERATOR_MESSAGES.switch);
    for (const one of SHOP_SWITCHES) {
      const value = values[one.name];
      if (one.kind === 'number' && one.isMoney && typeof value === 'number')
        exactMinor(value, currency, 'values');
    }
    const isForAll = body.scope === 'everybody';
    if (isForAll)
      await switches.keep(values, (tx, kept) => {
        const before = withSwitches(plainConfig, kept);
        const old = Object.fromEntries(
          Object.keys(values).map((name) => [name, switchValueOf(before, name)]),
        );
        return recordWrite(tx, request, {
          action: 'setSwitches',
          object: 'settings',
          changes: changesBetween(old, values),
        });
      });
    // Saving settings for all customers ends the operator's preview.
    const trial = isForAll ? {} : values;
    setHeader('set-cookie', sessionCookie(request, operator.door.trialCookie(trial)));
    return switchesFor(request, trial);
  },
});

function switchesFor({ plainConfig, switches }: RequestContext, trial: SwitchValues): OperatorSwitches {
  const kept = withSwitches(plainConfig, switches.values());
  const tried = withSwitches(kept, trial);
  return {
    switches: SHOP_SWITCHES.map(({ name }) => ({
      name,
      value: switchValueOf(tried, name),
      shop_value: switchValueOf(kept, name),
      usual_value: switchValueOf(plainConfig, name),
    })),
  };
}
