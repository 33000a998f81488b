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
    refund_paid: t`Mark refund paid`,
    prescription_approved: t`Accept the prescription`,
    prescription_priced: t`Prepare the items`,
    prescription_rejected: t`Refuse the prescription`,
    confirmed: t`Confirm the order`,
    accepted: t`Assign a courier`,
    processing: t`Start preparing`,
    handover: t`Mark ready`,
    picked_up: t`Mark on the way`,
    delivered: t`Mark delivered`,
    returned: t`Mark returned`,
    refunded: t`Refund the payment`,
    refund_request_canceled: t`Refuse the refund`,
    canceled: t`Cancel the order`,
    failed: t`Mark failed`,
    approved: t`Accept`,
    refused: t`Refuse`,
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
    other_prescription: t`Waiting for another picture of the prescription.`,
    price: t`Waiting for the customer to accept the price.`,
  };
  return (wait) => texts[wait];
}

export function useTripDecisionTexts(): (decision: TripDecision) => string {
  const { t } = useLingui();
  const texts: Record<TripDecision, string> = {
    payment_received: t`Payment received`,
    payment_missing: t`Payment not found`,
    refund_paid: t`Mark refund paid`,
    confirmed: t`Confirm the trip`,
    ongoing: t`Hand over the vehicles`,
    completed: t`Mark vehicles returned`,
    canceled: t`Cancel the trip`,
  };
  return (decision) => texts[decision];
}
