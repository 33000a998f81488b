import type { Module, Place } from '../../domain/catalogue';
import type { Config } from '../../domain/config';
import type { Api } from '../api/api';
import type { Landing } from '../api/config-mapping';
import type { LanguageCode } from '../i18n/languages';
import type { Reads } from './reads';

/** What loaders and guards may use. The functions read the long-lived actors at the moment of the call. */
export type RouterContext = {
  api: Api;
  /** The one place that keeps what the server answered. */
  reads: Reads;
  config: Config;
  /** Whether the flow gallery may be seen here. */
  hasFlows: boolean;
  language: LanguageCode;
  isSignedIn(): boolean;
  place(): Place | null;
  module(): Module | null;
  now(): number;
  /** Inlined in the page by the server; fetched once when it is absent. */
  landing(): Promise<Landing>;
};
