import type { Minor } from '../../../../domain/money';
import type { RentalType } from '../../../../domain/rental/vehicle';

/** What the trip costs as each kind of it, as the list and the page of a vehicle know it. */
export type KindPrice = { type: RentalType; total: Minor; isCheapest: boolean };
