/** The middle of the demo city: where a map opens before anybody has chosen a place. */
export const DEFAULT_LOCATION = { lat: 34.2, lng: -41.6 };
