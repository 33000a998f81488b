import { Trans } from '@lingui/react/macro';
import { TipField } from '../../checkout/parts/extras-part';
import { useParcelDraft, useParcelDraftChange } from '../parcel.context';
import { StepButtons } from '../step-answers';

export function TipStep() {
  const { tip } = useParcelDraft();
  const change = useParcelDraftChange();
  return (
    <>
      <TipField
        tip={tip}
        onChange={(amount) => change({ tip: amount })}
        otherwise={
          <p>
            <Trans>Tips aren’t available right now.</Trans>
          </p>
        }
      />
      <StepButtons />
    </>
  );
}
