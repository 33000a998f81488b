import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ParcelStep } from '../../../domain/parcel-sending';
import type { ParcelMissing } from '../../../machines/parcel/parcel.types';

export const STEP_TITLES: Record<ParcelStep, ReactNode> = {
  category: <Trans>What do you send?</Trans>,
  sender: <Trans>Where do we fetch it?</Trans>,
  receiver: <Trans>Where do we bring it?</Trans>,
  instructions: <Trans>How shall we carry it?</Trans>,
  payer: <Trans>Who pays?</Trans>,
  schedule: <Trans>When do we fetch it?</Trans>,
  tip: <Trans>A tip for the courier?</Trans>,
  summary: <Trans>Everything right?</Trans>,
};

export const GAPS: Record<ParcelMissing, ReactNode> = {
  category: <Trans>Please choose what you send</Trans>,
  place: <Trans>Please choose a place on the map, or type an address</Trans>,
  sought: <Trans>The place under the pin is still being looked up. Please wait a moment.</Trans>,
  outside: <Trans>We carry no parcels there yet. Please choose another place.</Trans>,
  contact: <Trans>Please enter a name and a valid phone number</Trans>,
  samePoint: <Trans>Sender and receiver are at the same place. Please choose another one.</Trans>,
  prohibited: <Trans>Please confirm that nothing prohibited is inside</Trans>,
  payment: <Trans>Please fill in what this payment asks for</Trans>,
};
