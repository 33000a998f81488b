/** The height of one event on a line of the map, in pixels, and the maximum number of named events. */
export const MAP_ROW = 17;
export const MAP_LABEL_ROWS = 4;
