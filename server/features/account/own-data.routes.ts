import { type OperationRequest, type Operations, operation } from '../../http/operation';
import { signedIn } from '../session/tokens/bearer';
import { readLists } from './own-data.store';
import { profileOf } from './profile.routes';

/** Everything that the shop keeps of a person, for that person alone [PROF-12]. */
export const ownDataRoutes = (): Operations => ({
  getOwnData: operation(async (request: OperationRequest) => ({
    made_at: new Date(request.now).toISOString(),
    profile: await profileOf(request),
    ...(await readLists(request.database, signedIn(request))),
  })),
});
