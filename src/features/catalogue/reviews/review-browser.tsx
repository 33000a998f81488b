import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReviewSort } from '../../../api/discovery-api';
import type { Review } from '../../../api/discovery-mapping';
import { useApi } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import browse from '../browse/browse-bar.module.css';
import { BrowseToggle } from '../browse/browse-toggle';
import { ListingView } from '../browse/listing-view';
import { useListSource } from '../browse/use-list-source';
import { type ReviewSubject, reviewListName } from '../page/page-blocks';
import { ReviewList } from './review-list';
import classes from './reviews.module.css';

type Props = { subject: ReviewSubject };

/** Lists reviews, with order, a filter for photos, and pages [REV-01]. */
export function ReviewBrowser({ subject }: Props) {
  const { t } = useLingui();
  const [sort, setSort] = useState<ReviewSort>('new');
  const [hasPhotos, setHasPhotos] = useState(false);
  return (
    <>
      <div className={classes.controls}>
        <BrowseToggle isOn={hasPhotos} onPress={() => setHasPhotos(!hasPhotos)}>
          <Trans>With photos</Trans>
        </BrowseToggle>
        <select
          className={browse.sort}
          aria-label={t`Sort reviews by`}
          value={sort}
          onChange={({ target }) => setSort(target.value as ReviewSort)}
        >
          <option value="new">{t`Newest`}</option>
          <option value="highest">{t`Highest rated`}</option>
          <option value="lowest">{t`Lowest rated`}</option>
        </select>
      </div>
      <ReviewPages
        key={`${sort}:${hasPhotos}`}
        subject={subject}
        sort={sort}
        hasPhotos={hasPhotos}
        onAll={() => setHasPhotos(false)}
      />
    </>
  );
}

type PagesProps = {
  subject: ReviewSubject;
  sort: ReviewSort;
  hasPhotos: boolean;
  onAll: () => void;
};

function ReviewPages({ subject, sort, hasPhotos, onAll }: PagesProps) {
  const { kind, id, moduleId } = subject;
  const { discovery } = useApi();
  const source = useListSource<Review>({
    name: reviewListName(subject, sort, hasPhotos),
    load: (_, page, signal) => {
      const query = { page, sort, hasPhotos };
      const ask = { signal, ...(moduleId > 0 && { moduleId }) };
      return kind === 'item' ? discovery.itemReviews(id, query, ask) : discovery.storeReviews(id, query, ask);
    },
  });
  return (
    <div className={classes.pages}>
      <ListingView
        source={source}
        kind="menu"
        empty={<NoPhotos onAll={onAll} />}
        layout={(reviews) => <ReviewList reviews={reviews} />}
      />
    </div>
  );
}

const NoPhotos = ({ onAll }: { onAll: () => void }) => (
  <EmptyState
    title={<Trans>No reviews with photos yet</Trans>}
    headingLevel={3}
    action={
      <Button variant="light" onClick={onAll}>
        <Trans>Show all reviews</Trans>
      </Button>
    }
  >
    <Trans>The other reviews have no photos.</Trans>
  </EmptyState>
);
