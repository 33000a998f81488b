import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

export type PasskeyContext = { failure: Failure | null };
export type PasskeyEvent = { type: 'passkey.requested' };
export type PasskeyEmitted = Notice;
