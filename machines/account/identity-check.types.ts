import type { Failure } from '../shared/failure';

export type IdentityCheckMethod = 'passkey' | 'password' | 'phone' | 'email';

/** The available identity checks, the fastest first, and the contacts that can receive a code. */
export type IdentityCheckMethods = {
  methods: IdentityCheckMethod[];
  phone: string | null;
  email: string | null;
};

/** `secret`: the password or the code. Empty for a passkey. */
export type IdentityAnswer = { method: IdentityCheckMethod; secret: string };

export type IdentityCheckContext = IdentityCheckMethods & {
  method: IdentityCheckMethod | null;
  failure: Failure | null;
};

export type IdentityCheckEvent =
  | { type: 'identityCheck.requested' }
  | { type: 'method.chosen'; method: IdentityCheckMethod }
  | { type: 'identityCheck.submitted'; secret: string }
  | { type: 'identityCheck.cancelled' };

export type IdentityCheckEmitted = { type: 'identityCheck.given' } | { type: 'identityCheck.declined' };
