import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePanel } from '../../../platform/layers/layers.context';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { PageTitle } from './page-title';

/** Asks for a place, because campaigns need a zone [NAV-26]. */
export function ZoneGate({ title }: { title: ReactNode }) {
  const location = usePanel('location');
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <EmptyState
        title={<Trans>You must pick a zone to access this page.</Trans>}
        action={
          <Button onClick={location.open}>
            <Trans>Choose your address</Trans>
          </Button>
        }
      />
    </div>
  );
}
