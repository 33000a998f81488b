import type { Minor } from '../../../../domain/money';
import type { RentalType } from '../../../../domain/rental/vehicle';

/** The trip's price per trip type. */
export type KindPrice = { type: RentalType; total: Minor; isCheapest: boolean };
