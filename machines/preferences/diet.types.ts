import type { DietProfile } from '../../domain/diet';
import type { Failure } from '../shared/failure';

/** What the device keeps, and whether an account holds it too: then it goes with its person. */
export type StoredDiet = { profile: DietProfile; isOfAccount: boolean };

export type DietInput = StoredDiet;
export type DietContext = StoredDiet & { failure: Failure | null };

export type DietEvent =
  /** What the session says. */
  | { type: 'session.signedIn' }
  | { type: 'session.restored' }
  | { type: 'session.signedOut' }
  | { type: 'session.expired' }
  | { type: 'diet.chosen'; profile: DietProfile }
  /** Another tab has chosen. */
  | ({ type: 'diet.changedElsewhere' } & StoredDiet)
  | { type: 'retry.requested' };

export type DietEmitted =
  /** The app keeps it on the device. */
  | ({ type: 'diet.changed' } & StoredDiet)
  /** What was chosen is wherever it belongs. */
  | { type: 'diet.kept' };
