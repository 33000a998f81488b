import type { Minor } from '../../../../domain/money';
import type { RentalType } from '../../../../domain/rental/vehicle';

export type KindPrice = { type: RentalType; total: Minor; isCheapest: boolean };
