import { Trans, useLingui } from '@lingui/react/macro';
import { IconUser, IconUserCheck } from '@tabler/icons-react';
import { useConfig } from '../../../platform/shop.context';
import { Choice, Choices } from '../../checkout/parts/choices';
import { OfferedWays } from '../../checkout/parts/offered-ways';
import { PaymentChoices } from '../../checkout/parts/payment-part';
import { usePerson } from '../../session/session.context';
import { useParcelWish, useParcelWishChange } from '../parcel.context';
import { StepAnswers } from '../step-answers';

/** Whoever sends pays now or when it is fetched; whoever receives pays at the door [PARC-02]. */
export function PayerStep() {
  const { t } = useLingui();
  const { payer } = useParcelWish();
  const change = useParcelWishChange();
  return (
    <>
      <Choices legend={t`Who pays?`}>
        <Choice
          name="payer"
          isOn={payer === 'sender'}
          icon={<IconUser size={22} aria-hidden />}
          hint={<Trans>Now, or when it is fetched</Trans>}
          onChoose={() => change({ payer: 'sender' })}
        >
          <Trans>I pay</Trans>
        </Choice>
        <Choice
          name="payer"
          isOn={payer === 'receiver'}
          icon={<IconUserCheck size={22} aria-hidden />}
          hint={<Trans>In cash at the door</Trans>}
          onChoose={() => change({ payer: 'receiver' })}
        >
          <Trans>The receiver pays</Trans>
        </Choice>
      </Choices>
      {payer === 'sender' ? <Ways /> : null}
      <StepAnswers />
    </>
  );
}

function Ways() {
  const { payment, usesWallet } = useParcelWish();
  const change = useParcelWishChange();
  const { isWalletOn } = useConfig();
  const person = usePerson();
  return (
    <OfferedWays>
      {(options) => (
        <PaymentChoices
          subject="parcel"
          options={options}
          choice={{ payment, usesWallet }}
          balance={person && isWalletOn ? person.walletBalance : null}
          limit={null}
          onChoose={change}
        />
      )}
    </OfferedWays>
  );
}
