import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ParcelPart, ParcelStep } from '../../../domain/parcel-sending';
import type { ParcelMissing } from '../../../machines/parcel/parcel.types';

export const STEP_TITLES: Record<ParcelStep, ReactNode> = {
  details: <Trans>What and where</Trans>,
  review: <Trans>Review and send</Trans>,
};

export const PART_TITLES: Record<ParcelPart, ReactNode> = {
  category: <Trans>What are you sending?</Trans>,
  sender: <Trans>Pickup address</Trans>,
  receiver: <Trans>Drop-off address</Trans>,
  schedule: <Trans>Pickup time</Trans>,
  payer: <Trans>Who pays?</Trans>,
  instructions: <Trans>Handling</Trans>,
  tip: <Trans>Add a tip for the courier</Trans>,
  prohibited: <Trans>What you can’t send</Trans>,
};

export const GAPS: Record<ParcelMissing['gap'], ReactNode> = {
  category: <Trans>Please choose what you’re sending</Trans>,
  place: <Trans>Please choose a place on the map or enter an address</Trans>,
  placePending: <Trans>We’re still looking up the pin’s address. Please wait a moment.</Trans>,
  outside: <Trans>We don’t deliver parcels there yet. Please choose another address.</Trans>,
  contact: <Trans>Please enter a name and a valid phone number</Trans>,
  samePoint: <Trans>Sender and receiver have the same address. Please change one.</Trans>,
  prohibited: <Trans>Please confirm that nothing prohibited is inside</Trans>,
  payment: <Trans>Please complete the payment details</Trans>,
};
