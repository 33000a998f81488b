import { Trans, useLingui } from '@lingui/react/macro';
import { IconUser, IconUserCheck } from '@tabler/icons-react';
import { useConfig } from '../../../platform/shop.context';
import { Choice, Choices } from '../../checkout/parts/choices';
import { PaymentChoices } from '../../checkout/parts/payment-part';
import { WithPaymentMethods } from '../../checkout/parts/with-payment-methods';
import { usePerson } from '../../session/session.context';
import { useParcelDraft, useParcelDraftChange } from '../parcel.context';
import { StepButtons } from '../step-answers';

/** The sender pays now or at pick-up; the receiver on delivery [PARC-02]. */
export function PayerStep() {
  const { t } = useLingui();
  const { payer } = useParcelDraft();
  const change = useParcelDraftChange();
  return (
    <>
      <Choices legend={t`Who pays?`}>
        <Choice
          name="payer"
          isOn={payer === 'sender'}
          icon={<IconUser size={22} aria-hidden />}
          hint={<Trans>Now or at pickup</Trans>}
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
      <StepButtons />
    </>
  );
}

function Ways() {
  const { payment, usesWallet } = useParcelDraft();
  const change = useParcelDraftChange();
  const { isWalletOn } = useConfig();
  const person = usePerson();
  return (
    <WithPaymentMethods>
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
    </WithPaymentMethods>
  );
}
