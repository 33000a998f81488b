import type { AnyStateMachine } from 'xstate';
import type { AnyModel, Model } from '../support/model';
import type { Page } from '../support/model/page';
import type { Words } from '../support/model/words';

export type AnyWords = Words<AnyStateMachine>;
export type AnyPage = Page<AnyStateMachine>;
/** A machine as everybody outside of the code meets it: its paths, the words for them, and how a page is walked. */
export type Flow = {
  model: AnyModel;
  words: AnyWords;
  page: AnyPage | null;
  /** Why there is no page of its own to walk; null where nobody has described it yet. */
  pageless: string | null;
};

/** One flow of the product with what tests and testers need of it. */
export const flow = <TMachine extends AnyStateMachine>(
  model: Model<TMachine>,
  words: Words<TMachine>,
  page: Page<TMachine> | string | null = null,
): Flow => ({
  model: model as unknown as AnyModel,
  words: words as unknown as AnyWords,
  page: typeof page === 'string' ? null : (page as unknown as AnyPage | null),
  pageless: typeof page === 'string' ? page : null,
});
