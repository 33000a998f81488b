import { Trans } from '@lingui/react/macro';
import { PageTitle } from '../page/page-title';

/** Nothing to show before a market is chosen, or where none is served: the shell says which [MOD-03, MOD-04]. */
export const NoMarket = () => (
  <div className="page">
    <PageTitle>
      <Trans>Home</Trans>
    </PageTitle>
  </div>
);
