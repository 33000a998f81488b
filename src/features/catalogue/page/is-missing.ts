import { failureOf } from '../../../../machines/shared/failure';

/** The server does not have it any more: the page says so instead of failing [NAV-27]. */
export const isMissing = (error: unknown): boolean => failureOf(error).code === 'notFound';
