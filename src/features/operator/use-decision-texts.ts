import { useLingui } from '@lingui/react/macro';
import type {
  ConversationDecision,
  OrderDecision,
  OrderWait,
  RegistrationDecision,
  TripDecision,
} from '../../../domain/operator';

type Decision = OrderDecision | RegistrationDecision | ConversationDecision;

export function useDecisionTexts(): (decision: Decision) => string {
  const { t } = useLingui();
  const texts: Record<Decision, string> = {
    payment_received: t`Payment received`,
    payment_missing: t`Payment not found`,
    refund_paid: t`Mark refund as paid`,
    prescription_approved: t`Accept the prescription`,
    prescription_priced: t`Prepare the items`,
    prescription_rejected: t`Reject the prescription`,
    confirmed: t`Confirm the order`,
    accepted: t`Assign a courier`,
    processing: t`Start preparing`,
    handover: t`Mark as ready`,
    picked_up: t`Mark as on the way`,
    delivered: t`Mark as delivered`,
    returned: t`Mark as returned`,
    refunded: t`Refund the payment`,
    refund_request_canceled: t`Decline the refund`,
    canceled: t`Cancel the order`,
    failed: t`Mark as failed`,
    approved: t`Accept`,
    refused: t`Decline`,
    answered: t`Answer`,
  };
  return (decision) => texts[decision];
}

export function useWaitTexts(): (wait: OrderWait) => string {
  const { t } = useLingui();
  const texts: Record<OrderWait, string> = {
    transfer: t`The customer reported a transfer. Check whether it has arrived.`,
    prescription: t`The prescription needs a review.`,
    payment: t`Waiting for the customer to pay.`,
    other_prescription: t`Waiting for another photo of the prescription.`,
    price: t`Waiting for the customer to accept the price.`,
  };
  return (wait) => texts[wait];
}

export function useTripDecisionTexts(): (decision: TripDecision) => string {
  const { t } = useLingui();
  const texts: Record<TripDecision, string> = {
    payment_received: t`Payment received`,
    payment_missing: t`Payment not found`,
    refund_paid: t`Mark refund as paid`,
    confirmed: t`Confirm the trip`,
    ongoing: t`Hand over the vehicles`,
    completed: t`Mark vehicles as returned`,
    canceled: t`Cancel the trip`,
  };
  return (decision) => texts[decision];
}
