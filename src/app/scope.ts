import type { RequestScope } from '../api/client';
import type { LanguageCode } from '../i18n/languages';
import type { StoredValues } from '../platform/storage/stored-values';
import { longLived, type StorefrontActor } from './storefront';

/** Reads the long-lived actors at the moment of a request; before they run, what is stored. */
export function scopeOf(
  storefront: StorefrontActor | null,
  stored: StoredValues,
  language: LanguageCode,
): RequestScope {
  const session = storefront && longLived(storefront, 'session');
  const location = storefront && longLived(storefront, 'location');
  const module = storefront && longLived(storefront, 'module');
  return {
    language,
    place: location ? location.getSnapshot().context.place : stored.place(),
    moduleId: module ? module.getSnapshot().context.selectedId : stored.moduleId(),
    guestId: session ? session.getSnapshot().context.guestId : stored.guestId(),
    token:
      session && !session.getSnapshot().matches({ account: 'reading' })
        ? session.getSnapshot().context.token
        : stored.token(),
  };
}
