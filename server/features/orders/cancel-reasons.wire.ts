import type { CancellationReasonPage } from '../../../contract/types.gen';
import type { Language } from '../../http/language';
import { type StoredText, textIn } from '../shared/local-text';
import { type PageQuery, pageFields, pageOf } from '../shared/paging';

type Reason = { id: number; reason: StoredText };
type Asked = { language: Language; query: PageQuery };

/** Returns one page of cancellation reasons. */
export function toReasonPage(reasons: readonly Reason[], { language, query }: Asked): CancellationReasonPage {
  const { limit, page } = pageOf(query);
  return {
    ...pageFields({ limit, page }, reasons.length),
    data: reasons.slice((page - 1) * limit, page * limit).map(({ id, reason }) => ({
      id,
      reason: textIn(reason, language),
      user_type: 'customer',
      status: 1,
    })),
  };
}
