import type { AnyStateMachine } from 'xstate';
import type { AnyModel, Model } from '../support/model';
import type { Page } from '../support/model/page';
import type { Words } from '../support/model/words';

export type AnyWords = Words<AnyStateMachine>;
export type AnyPage = Page<AnyStateMachine>;
/** A machine as testers and designers see it: its paths, their words, and how to test it on a page. */
export type Flow = {
  model: AnyModel;
  words: AnyWords;
  page: AnyPage | null;
  /** The reason why no page is tested. `null`: there is a page description, or none is written yet. */
  pageless: string | null;
};

/** One flow of the product with everything that tests and testers need. */
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
