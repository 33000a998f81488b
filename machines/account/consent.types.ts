import type { Consent } from '../../domain/consent';
import type { Failure } from '../shared/failure';

export type ConsentInput = { kept: Consent };

export type ConsentContext = ConsentInput & {
  /** What the switches show: the newest press. */
  wanted: Consent;
  failure: Failure | null;
};

export type ConsentEvent = { type: 'consent.chosen'; consent: Consent };

/** Kept where it belongs: whoever told this page what was kept before asks again. */
export type ConsentEmitted = { type: 'consent.kept' };
