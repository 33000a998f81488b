import type { OperatorSwitches } from '../../../contract/types.gen';
import { SHOP_SWITCHES, type SwitchValues } from '../../../domain/operator';
import { refuse } from '../../http/errors';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { type AttemptLimit, forgetAttempts, takeAttempt } from '../shared/attempt-limits';
import { exactMinor } from '../shared/exact-amount';
import { assertOperator, requireConsoleSession } from './console-sign-in';
import { messageConsole } from './message-console.routes';
import { OPERATOR_MESSAGES } from './operator.messages';
import { orderConsole } from './order-console.routes';
import { registrationConsole } from './registration-console.routes';
import { isValueOf, switchValueOf, withSwitches } from './switch-values';
import { taxConsole } from './tax-console.routes';
import { tripConsole } from './trip-console.routes';

const WRONG_KEYS: AttemptLimit = { kind: 'operator key', most: 10, window: 15 * 60_000 };

/** `Secure` over https. */
const cookieFor = ({ origin }: RequestContext, cookie: string) =>
  origin.startsWith('https:') ? `${cookie}; Secure` : cookie;

export const operatorRoutes = (): Operations => ({
  openOperator: async (request) => {
    requireConsoleSession(request);
    const { database, address, wallClock, operator, body, language, setHeader } = request;
    if (!(await takeAttempt(database, WRONG_KEYS, address, wallClock())))
      refuse(429, 'too_many', OPERATOR_MESSAGES.tooManyKeys);
    if (!operator.door.isKey(body.key.trim())) refuse(403, 'key', OPERATOR_MESSAGES.wrongKey);
    await forgetAttempts(database, WRONG_KEYS, address);
    setHeader('set-cookie', cookieFor(request, await operator.door.begin(database, wallClock())));
    return { message: OPERATOR_MESSAGES.open[language] };
  },
  closeOperator: async (request) => {
    requireConsoleSession(request);
    const { database, operator, language, setHeader } = request;
    setHeader('set-cookie', cookieFor(request, await operator.door.end(database, operator.cookies)));
    return { message: OPERATOR_MESSAGES.closed[language] };
  },
  listSwitches: (request) => {
    assertOperator(request);
    return switchesFor(request, request.operator.trial);
  },
  setSwitches: async (request) => {
    assertOperator(request);
    const { body, operator, switches, currency, setHeader } = request;
    const values = body.values as SwitchValues;
    if (Object.entries(values).some(([name, value]) => !isValueOf(name, value)))
      refuse(403, 'values', OPERATOR_MESSAGES.switch);
    for (const one of SHOP_SWITCHES) {
      const value = values[one.name];
      if (one.kind === 'number' && one.isMoney && typeof value === 'number')
        exactMinor(value, currency, 'values');
    }
    const isForAll = body.scope === 'everybody';
    if (isForAll) await switches.keep(values);
    // Settings for everyone end the preview.
    const trial = isForAll ? {} : values;
    setHeader('set-cookie', cookieFor(request, operator.door.trialCookie(trial)));
    return switchesFor(request, trial);
  },
  ...registrationConsole(),
  ...messageConsole(),
  ...orderConsole(),
  ...taxConsole(),
  ...tripConsole(),
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
