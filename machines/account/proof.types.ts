import type { Failure } from '../shared/failure';

export type ProofMethod = 'passkey' | 'password' | 'phone' | 'email';

/** The available identity checks, the fastest first, and the contacts that can receive a code. */
export type ProofMethods = { methods: ProofMethod[]; phone: string | null; email: string | null };

/** `secret`: the password or the code. Empty for a passkey. */
export type ProofGiven = { method: ProofMethod; secret: string };

export type ProofContext = ProofMethods & {
  method: ProofMethod | null;
  failure: Failure | null;
};

export type ProofEvent =
  | { type: 'proof.requested' }
  | { type: 'method.chosen'; method: ProofMethod }
  | { type: 'proof.submitted'; secret: string }
  | { type: 'proof.cancelled' };

export type ProofEmitted = { type: 'proof.given' } | { type: 'proof.declined' };
