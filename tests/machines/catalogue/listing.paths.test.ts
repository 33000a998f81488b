import { checkModel } from '../../support/check-model';
import { listingModel } from './listing.model';

checkModel(listingModel, {
  'a failed state names its failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
  'an empty list shows nothing': (at) => !at.hasTag('empty') || at.context.progress.shown === 0,
  'more can be asked for only when there is more': (at) =>
    !at.matches('showing') || at.context.progress.shown < at.context.progress.total,
  'only the first page takes the whole place': (at) =>
    !(at.matches('loadingFirst') || at.matches('failed')) || at.context.progress.shown === 0,
});
