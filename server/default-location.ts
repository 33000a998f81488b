/** The middle of the demo city, written out so that a start need not build the city to know it. */
export const DEFAULT_LOCATION = { lat: 34.201413, lng: -41.599562 };
