/** The height of one event on a line of the map, and how many are named. */
export const MAP_ROW = 17;
export const MAP_LABEL_ROWS = 4;
