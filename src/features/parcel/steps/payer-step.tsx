import { Trans, useLingui } from '@lingui/react/macro';

import { IconUser, IconUserCheck } from '@tabler/icons-react';
import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import type { CheckoutOptions } from '../../../../domain/order-quote';
import { VISIT_LIFETIME } from '../../../platform/reads';
import { useApi, useConfig, useReads } from '../../../platform/shop.context';
import { FailedLine } from '../../../ui/failure-block';
import { Skeleton } from '../../../ui/skeleton';
import { Choice, Choices } from '../../checkout/parts/choices';
import { PaymentChoices } from '../../checkout/parts/payment-part';
import { usePerson } from '../../session/session.context';
import { useParcelWish, useParcelWishChange } from '../parcel.context';
import { StepAnswers } from '../step-answers';

const OPTIONS = 'checkout-options';

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
  const reads = useReads();
  const { checkout } = useApi();
  const { promise, key } = reads.read(OPTIONS, VISIT_LIFETIME, () => checkout.options());
  return (
    <CatchBoundary
      getResetKey={() => key}
      errorComponent={({ reset }) => (
        <FailedLine
          reason={<Trans>The ways to pay could not be loaded.</Trans>}
          onRetry={() => {
            reads.forget(OPTIONS);
            reset();
          }}
        />
      )}
    >
      <Suspense fallback={<Skeleton blockSize={140} radius={14} />}>
        <Offered options={promise} />
      </Suspense>
    </CatchBoundary>
  );
}

function Offered({ options }: { options: Promise<CheckoutOptions> }) {
  const { payment, usesWallet } = useParcelWish();
  const change = useParcelWishChange();
  const { isWalletOn } = useConfig();
  const person = usePerson();
  const balance = person && isWalletOn ? person.walletBalance : null;
  return (
    <PaymentChoices
      subject="parcel"
      options={use(options)}
      choice={{ payment, usesWallet }}
      balance={balance}
      limit={null}
      onChoose={change}
    />
  );
}
