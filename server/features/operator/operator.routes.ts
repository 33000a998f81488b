import type { OperatorSwitches } from '../../../contract/types.gen';
import { SHOP_SWITCHES, type SwitchValues } from '../../../domain/operator';
import { refuse } from '../../http/errors';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { type AttemptLimit, forgetAttempts, takeAttempt } from '../session/codes/attempts';
import { messageDesk } from './message-desk.routes';
import { OPERATOR_MESSAGES } from './operator.messages';
import { assertDoor, assertOperator } from './operator-door';
import { orderDesk } from './order-desk.routes';
import { registrationDesk } from './registration-desk.routes';
import { isValueOf, switchValueOf, withSwitches } from './switch-values';
import { tripDesk } from './trip-desk.routes';

const WRONG_KEYS: AttemptLimit = { kind: 'operator key', most: 10, window: 15 * 60_000 };

/** Only over a safe connection, where there is one. */
const cookieFor = ({ origin }: RequestContext, cookie: string) =>
  origin.startsWith('https:') ? `${cookie}; Secure` : cookie;

export const operatorRoutes = (): Operations => ({
  openOperator: async (request) => {
    assertDoor(request);
    const { database, address, wallClock, operator, body, language, setHeader } = request;
    if (!(await takeAttempt(database, WRONG_KEYS, address, wallClock())))
      refuse(429, 'too_many', OPERATOR_MESSAGES.tooManyKeys);
    if (!operator.door.isKey(body.key.trim())) refuse(403, 'key', OPERATOR_MESSAGES.wrongKey);
    await forgetAttempts(database, WRONG_KEYS, address);
    setHeader('set-cookie', cookieFor(request, operator.door.sessionCookie(wallClock())));
    return { message: OPERATOR_MESSAGES.open[language] };
  },
  closeOperator: (request) => {
    assertDoor(request);
    const { operator, language, setHeader } = request;
    setHeader('set-cookie', cookieFor(request, operator.door.sessionCookie(null)));
    return { message: OPERATOR_MESSAGES.closed[language] };
  },
  listSwitches: (request) => {
    assertOperator(request);
    return switchesFor(request, request.operator.trial);
  },
  setSwitches: async (request) => {
    assertOperator(request);
    const { body, operator, switches, setHeader } = request;
    const values = body.values as SwitchValues;
    if (Object.entries(values).some(([name, value]) => !isValueOf(name, value)))
      refuse(403, 'values', OPERATOR_MESSAGES.switch);
    const isForAll = body.scope === 'everybody';
    if (isForAll) await switches.keep(values);
    // What everybody has needs no trial.
    const trial = isForAll ? {} : values;
    setHeader('set-cookie', cookieFor(request, operator.door.trialCookie(trial)));
    return switchesFor(request, trial);
  },
  ...registrationDesk(),
  ...messageDesk(),
  ...orderDesk(),
  ...tripDesk(),
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
