import type { Photo } from '../../domain/photo';

/** A picture that goes along with the order; the file itself stays with whoever holds it. */
export type Picture = { id: string; name: string; url: string };

export type PrescriptionContext = { pictures: Picture[] };

export type PrescriptionEvent =
  | { type: 'pictures.chosen'; photos: readonly Photo[] }
  | { type: 'picture.removed'; id: string }
  /** The order was to be placed without one. */
  | { type: 'prescription.missed' }
  /** All that is held now. */
  | { type: 'pictures.read'; pictures: Picture[] };

export type PrescriptionEmitted = { type: 'pictures.told'; count: number };

export type PictureCommand =
  | { type: 'pictures.held'; photos: readonly Photo[] }
  | { type: 'picture.dropped'; id: string };
