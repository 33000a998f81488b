import { Suspense } from 'react';
import { later } from '../../../ui/later';
import { type ProofFlow, useIsProofAsked } from './use-proof';

const ProofQuestion = later(() => import('./proof-question').then((file) => file.ProofQuestion));

export function ProofLayer({ flow }: { flow: ProofFlow }) {
  return useIsProofAsked(flow) ? (
    <Suspense>
      <ProofQuestion flow={flow} />
    </Suspense>
  ) : null;
}
