import { Trans } from '@lingui/react/macro';
import { Question } from '../../../platform/layers/dialog';
import { ProofForm } from './proof-form';
import type { ProofFlow } from './use-proof';

/** Asked above the page; a question that is open already shows the form in itself. */
export function ProofQuestion({ flow }: { flow: ProofFlow }) {
  return (
    <Question
      name="proof"
      title={<Trans>Confirm that it is you</Trans>}
      onClose={() => flow.send({ type: 'proof.cancelled' })}
    >
      <ProofForm flow={flow} />
    </Question>
  );
}
