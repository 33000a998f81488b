import { AppError } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import { type Operations, operation } from '../../http/operation';
import { createGuest } from './guests';

const FAILED_ONCE = 'souk_guest_failed';

export const sessionRoutes = (): Operations => ({
  requestGuest: operation(async ({ database, scenario, cookies, setHeader }) => {
    if (scenario.faults.has('guestIdFailsOnce') && cookies[FAILED_ONCE] === undefined) {
      setHeader('set-cookie', `${FAILED_ONCE}=1; Path=/; SameSite=Lax; HttpOnly`);
      throw new AppError(500, [{ code: 'server_error', message: MESSAGES.serverError }]);
    }
    return { guest_id: await createGuest(database), message: 'ok' };
  }),
});
