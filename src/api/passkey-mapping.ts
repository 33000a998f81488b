import type { Contract } from '../../contract/types.gen';
import type { Device, OwnPasskey } from '../../domain/auth/access';
import { optionalText, optionalWire, requiredText, type Wire } from './wire';

export const toDevice = (wire: Wire<Contract['Device']> | null | undefined): Device => {
  const device = optionalWire(wire);
  return { browser: optionalText(device?.browser), system: optionalText(device?.system) };
};

/** Converts a passkey of a customer or of an operator. */
export const toPasskey = (wire: Wire<Contract['Passkey']>): OwnPasskey => ({
  id: requiredText(wire, 'id'),
  name: optionalText(wire.name),
  device: toDevice(wire.device),
  createdAt: requiredText(wire, 'created_at'),
  usedAt: optionalText(wire.used_at),
});
