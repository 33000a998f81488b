import { useLingui } from '@lingui/react/macro';
import type {
  ConversationDecision,
  OrderDecision,
  OrderWait,
  RegistrationDecision,
  TripDecision,
} from '../../../domain/operator';

type Decision = OrderDecision | RegistrationDecision | ConversationDecision;

/** What the buttons of the desk say. */
export function useDecisionWords(): (decision: Decision) => string {
  const { t } = useLingui();
  const words: Record<Decision, string> = {
    payment_received: t`The payment is there`,
    payment_missing: t`No such payment is there`,
    prescription_approved: t`Accept the prescription`,
    prescription_priced: t`Put the goods together`,
    prescription_rejected: t`Refuse the prescription`,
    confirmed: t`Confirm the order`,
    accepted: t`A courier takes it`,
    processing: t`Begin to prepare it`,
    handover: t`It is ready`,
    picked_up: t`It is on the way`,
    delivered: t`It has arrived`,
    returned: t`It is back`,
    refunded: t`Pay the money back`,
    refund_request_canceled: t`Refuse the refund`,
    canceled: t`Cancel the order`,
    failed: t`It has failed`,
    approved: t`Accept`,
    refused: t`Refuse`,
    answered: t`Answer`,
  };
  return (decision) => words[decision];
}

export function useWaitWords(): (wait: OrderWait) => string {
  const { t } = useLingui();
  const words: Record<OrderWait, string> = {
    transfer: t`A transfer was told of. See whether it is there.`,
    prescription: t`Its prescription waits to be looked at.`,
    payment: t`It waits for the customer to pay.`,
    other_prescription: t`It waits for another picture of the prescription.`,
    price: t`It waits for the customer to accept the price.`,
  };
  return (wait) => words[wait];
}

/** The same of a trip. */
export function useTripDecisionWords(): (decision: TripDecision) => string {
  const { t } = useLingui();
  const words: Record<TripDecision, string> = {
    payment_received: t`The payment is there`,
    payment_missing: t`No such payment is there`,
    confirmed: t`Confirm the trip`,
    ongoing: t`Hand the vehicles over`,
    completed: t`The vehicles are back`,
    canceled: t`Cancel the trip`,
  };
  return (decision) => words[decision];
}
