import type { Contract } from '../../contract/types.gen';
import { optionalText, requiredNumber, textsOf, type Wire, wireOf, wiresOf } from './wire';

export type ConsoleConversation = {
  id: number;
  kind: 'store' | 'courier' | 'support';
  partner: string | null;
  customer: string;
  phone: string | null;
  isWaiting: boolean;
  messages: { id: number; isFromCustomer: boolean; text: string; imageUrls: string[]; at: string }[];
};

export function toConversation(value: unknown): ConsoleConversation {
  const wire = wireOf(value as Wire<Contract['OperatorConversation']>, 'conversation');
  return {
    id: requiredNumber(wire, 'id'),
    kind: wire.kind === 'store' || wire.kind === 'courier' ? wire.kind : 'support',
    partner: optionalText(wire.partner),
    customer: String(wire.customer),
    phone: optionalText(wire.phone),
    isWaiting: wire.is_waiting === 1,
    messages: wiresOf(wire.messages).map((one) => ({
      id: requiredNumber(one, 'id'),
      isFromCustomer: one.is_from_customer === 1,
      text: optionalText(one.message) ?? '',
      imageUrls: textsOf(one.images),
      at: String(one.created_at),
    })),
  };
}
