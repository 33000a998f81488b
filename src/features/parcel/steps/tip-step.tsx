import { Trans } from '@lingui/react/macro';
import { TipField } from '../../checkout/parts/extras-part';
import { useParcelWish, useParcelWishChange } from '../parcel.context';
import { StepAnswers } from '../step-answers';

export function TipStep() {
  const { tip } = useParcelWish();
  const change = useParcelWishChange();
  return (
    <>
      <TipField
        tip={tip}
        onChange={(amount) => change({ tip: amount })}
        otherwise={
          <p>
            <Trans>Tips are not taken at the moment.</Trans>
          </p>
        }
      />
      <StepAnswers />
    </>
  );
}
