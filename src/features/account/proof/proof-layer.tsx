import { LateQuestion } from '../../../platform/layers/late-layer';
import { later } from '../../../ui/later';
import { type ProofFlow, useIsProofAsked } from './use-proof';

const ProofQuestion = later(() => import('./proof-question').then((file) => file.ProofQuestion));

export function ProofLayer({ flow }: { flow: ProofFlow }) {
  return useIsProofAsked(flow) ? (
    <LateQuestion name="proof" onClose={() => flow.send({ type: 'proof.cancelled' })}>
      <ProofQuestion flow={flow} />
    </LateQuestion>
  ) : null;
}
