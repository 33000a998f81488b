import type { RentalType } from '../../../../domain/rental/vehicle';
import type { VehicleRow } from '../../shared/vehicle.rows';

export type TripPlace = { name: string; lat: number; lng: number };

/** The trip of a cart. It applies to all vehicles. */
export type TripData = {
  type: RentalType;
  pickup: TripPlace | null;
  destination: TripPlace | null;
  pickupAt: number;
  hours: number;
  distanceMetres: number | null;
};

/** `id: null`: the line is not stored yet. */
export type TripLine = {
  id: number | null;
  vehicle: VehicleRow;
  quantity: number;
  createdAt: Date;
  updatedAt: Date;
};

export type SavedTripLine = TripLine & { id: number };

/** A cart without lines still has its trip. */
export type TripCart = { id: number; trip: TripData; lines: SavedTripLine[] };

export type TripCartKey = { owner: string; moduleId: number };
