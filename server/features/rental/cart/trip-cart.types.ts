import type { RentalType } from '../../../../domain/rental/vehicle';
import type { VehicleRow } from '../../shared/vehicle.rows';

export type TripPlace = { name: string; lat: number; lng: number };

/** The trip shared by all vehicles. */
export type TripData = {
  type: RentalType;
  pickup: TripPlace | null;
  destination: TripPlace | null;
  pickupAt: number;
  hours: number;
  distanceMetres: number | null;
};

/** A new line has no id. */
export type TripLine = {
  id: number | null;
  vehicle: VehicleRow;
  quantity: number;
  createdAt: Date;
  updatedAt: Date;
};

export type SavedTripLine = TripLine & { id: number };

/** An emptied cart keeps its trip. */
export type TripCart = { id: number; trip: TripData; lines: SavedTripLine[] };

export type TripCartKey = { owner: string; moduleId: number };
