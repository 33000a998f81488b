import type { Module, Place } from '../../domain/catalogue';
import type { Config } from '../../domain/config';
import type { Api } from '../api/api';
import type { Landing } from '../api/config-mapping';
import type { LanguageCode } from '../i18n/languages';
import type { Reads } from './reads';

/** The context of loaders and guards. Its functions read the current state of the long-lived flows. */
export type RouterContext = {
  api: Api;
  reads: Reads;
  config: Config;
  /** True if the flow gallery is enabled. */
  hasFlows: boolean;
  language: LanguageCode;
  isSignedIn(): boolean;
  place(): Place | null;
  module(): Module | null;
  now(): number;
  /** Returns the landing page's data: inlined by the server, or fetched once. */
  landing(): Promise<Landing>;
};
