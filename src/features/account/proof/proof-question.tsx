import { Trans } from '@lingui/react/macro';
import { Question } from '../../../platform/layers/dialog';
import { ProofForm } from './proof-form';
import type { ProofFlow } from './use-proof';

/** Shows the proof of identity in a dialog, unless an open dialog already contains its form. */
export function ProofQuestion({ flow }: { flow: ProofFlow }) {
  return (
    <Question
      name="proof"
      title={<Trans>Confirm it’s you</Trans>}
      onClose={() => flow.send({ type: 'proof.cancelled' })}
    >
      <ProofForm flow={flow} />
    </Question>
  );
}
