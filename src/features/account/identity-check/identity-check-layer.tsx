import { LazyQuestion } from '../../../platform/layers/lazy-layer';
import { lazyPart } from '../../../ui/lazy-part';
import { type IdentityCheckFlow, useIsIdentityCheckOpen } from './use-identity-check';

const IdentityCheckQuestion = lazyPart(() =>
  import('./identity-check-question').then((file) => file.IdentityCheckQuestion),
);

export function IdentityCheckLayer({ flow }: { flow: IdentityCheckFlow }) {
  return useIsIdentityCheckOpen(flow) ? (
    <LazyQuestion name="identityCheck" onClose={() => flow.send({ type: 'identityCheck.cancelled' })}>
      <IdentityCheckQuestion flow={flow} />
    </LazyQuestion>
  ) : null;
}
