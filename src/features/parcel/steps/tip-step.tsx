import { TipField } from '../../checkout/parts/extras-part';
import { useParcelWish, useParcelWishChange } from '../parcel.context';
import { StepAnswers } from '../step-answers';

export function TipStep() {
  const { tip } = useParcelWish();
  const change = useParcelWishChange();
  return (
    <>
      <TipField tip={tip} onChange={(amount) => change({ tip: amount })} />
      <StepAnswers />
    </>
  );
}
