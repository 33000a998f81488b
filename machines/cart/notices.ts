import type { AddRefusal } from '../../domain/cart';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

export const failureNotice = (failure: Failure): Notice => ({ type: 'notice', code: 'failed', failure });

/** What the customer is told when an item can't be added; the words name the group or the option. */
export function refusalNotice(refusal: AddRefusal): Notice {
  switch (refusal.code) {
    case 'optionsMissing': {
      const { problem, ...values } = refusal.problem;
      return { type: 'notice', code: problem === 'empty' ? 'groupEmpty' : 'groupCount', values };
    }
    case 'variationMissing':
      return { type: 'notice', code: 'variationMissing', values: { title: refusal.title } };
    default:
      return { type: 'notice', code: refusal.code };
  }
}
