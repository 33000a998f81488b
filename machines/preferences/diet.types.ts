import type { DietProfile } from '../../domain/diet';
import type { Failure } from '../shared/failure';

/** The stored diet. If it belongs to an account, it is removed at sign-out. */
export type StoredDiet = { profile: DietProfile; isOfAccount: boolean };

export type DietInput = StoredDiet;
export type DietContext = StoredDiet & { failure: Failure | null };

export type DietEvent =
  | { type: 'session.signedIn' }
  | { type: 'session.restored' }
  | { type: 'session.signedOut' }
  | { type: 'session.expired' }
  | { type: 'diet.chosen'; profile: DietProfile }
  | ({ type: 'diet.changedElsewhere' } & StoredDiet)
  | { type: 'retry.requested' };

export type DietEmitted =
  /** The new diet, which the app stores on the device. */
  | ({ type: 'diet.changed' } & StoredDiet)
  /** The diet was saved on the device and in the account. */
  | { type: 'diet.saved' };
