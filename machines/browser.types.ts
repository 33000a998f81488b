import type { Place } from '../domain/catalogue';
import type { StoredDiet } from './preferences/diet.types';
import type { Theme } from './preferences/preferences.types';

/** What other tabs of this browser changed, in its storage or on the server [STO-03, CART-62]. */
export type TabNews =
  | { type: 'elsewhere.cart' }
  | { type: 'elsewhere.tripCart' }
  | { type: 'elsewhere.wishlist' }
  | { type: 'elsewhere.module'; moduleId: number }
  | { type: 'elsewhere.place'; place: Place | null }
  | { type: 'elsewhere.theme'; theme: Theme }
  | ({ type: 'elsewhere.diet' } & StoredDiet)
  | { type: 'elsewhere.guest'; guestId: string }
  | { type: 'elsewhere.token'; token: string | null }
  | { type: 'elsewhere.expiry' }
  | { type: 'elsewhere.language' };

type NetworkNews = { type: 'network.online' } | { type: 'network.offline' };

/** A list was shown as it was answered the last time; later the server answers again. */
export type AnswerNews = { type: 'answer.kept' } | { type: 'answer.new' };

/** The person looks at this page again, or leaves it: whether they come back, nobody knows. */
type PageNews = { type: 'window.focused' } | { type: 'page.hidden' };

/** The first press on this page, of a finger, a pointer or a key. */
type PersonNews = { type: 'person.acted' };

/** What the browser reports. */
export type BrowserNews = { type: 'tab.told'; news: TabNews } | NetworkNews | PageNews | PersonNews;

/** What other tabs must know: the server has changed it for this one. */
export type TabTold = { type: 'cart.changed' } | { type: 'tripCart.changed' } | { type: 'wishlist.changed' };

export type BrowserEvent = BrowserNews | TabTold | AnswerNews | { type: 'retry.requested' };

export type BrowserEmitted =
  | TabNews
  | NetworkNews
  | PageNews
  /** What the page shows was answered long ago, and the server can be asked again. */
  | { type: 'answers.outdated' }
  /** The first screen has had its moment. */
  | { type: 'page.opened' };
