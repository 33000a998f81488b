import { checkModel } from '../../support/check-model';
import { sessionModel } from './session.model';

checkModel(sessionModel, {
  'a guest who is identified has an id': (at) => at.matches('identified') === (at.context.guestId !== null),
  'an id that the server refused is not used again': (at) =>
    at.context.refusedId === null || at.context.guestId !== at.context.refusedId,
  'a failed state names its failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
});
