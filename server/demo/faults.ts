/** What a scenario can make go wrong. The feature that is hit looks for its fault in `scenario.faults`. */
export type Fault =
  /** Every call of the API loses its connection, as if the device were offline. */
  | 'offline'
  /** Every call of the API takes three seconds longer. */
  | 'slow'
  /** Adding to the cart ends in a server error. */
  | 'cartAddFails'
  /** The cart takes at most one piece of everything, whatever was asked. */
  | 'quantityClamped'
  /** Prices in the cart are a tenth higher than in the catalogue. */
  | 'priceChanged'
  /** The first request of a browser for a guest id fails. */
  | 'guestIdFailsOnce'
  /** The browser refuses the page its position. */
  | 'positionDenied'
  /** Read by the app: the position never arrives. */
  | 'positionNeverArrives'
  /** Map tiles, glyphs and the map library are not served. */
  | 'mapBlocked'
  /** Routes and distances answer ZERO_RESULTS. */
  | 'noRoute'
  /** Everything that concerns signing in, orders, payments and rental belongs to those features. */
  | 'tokenExpires'
  | 'rentalConflictList'
  | 'codeRefused'
  | 'socialErrors'
  | 'errorForms'
  | 'appleLibraryLate'
  | 'paymentSucceeds'
  | 'paymentFails'
  | 'paymentCancelled'
  | 'paymentLate';
