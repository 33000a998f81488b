import { LazyQuestion } from '../../../platform/layers/lazy-layer';
import { lazyPart } from '../../../ui/lazy-part';
import { type ProofFlow, useIsProofAsked } from './use-proof';

const ProofQuestion = lazyPart(() => import('./proof-question').then((file) => file.ProofQuestion));

export function ProofLayer({ flow }: { flow: ProofFlow }) {
  return useIsProofAsked(flow) ? (
    <LazyQuestion name="proof" onClose={() => flow.send({ type: 'proof.cancelled' })}>
      <ProofQuestion flow={flow} />
    </LazyQuestion>
  ) : null;
}
