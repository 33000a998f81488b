import type { Failure } from '../shared/failure';

export type NewsletterContext = { email: string; failure: Failure | null };
export type NewsletterEvent = { type: 'newsletter.submitted'; email: string };
