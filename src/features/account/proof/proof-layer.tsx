import { LatePlace, later } from '../../../ui/later';
import { type ProofFlow, useIsProofAsked } from './use-proof';

const ProofQuestion = later(() => import('./proof-question').then((file) => file.ProofQuestion));

export function ProofLayer({ flow }: { flow: ProofFlow }) {
  return useIsProofAsked(flow) ? (
    <LatePlace>
      <ProofQuestion flow={flow} />
    </LatePlace>
  ) : null;
}
