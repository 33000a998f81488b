import type { Flows } from '../../machines/flows.types';
import { bindFlow } from './flow';

/** The browser flow knows whether the server can be reached. */
export const [NetworkProvider, useNetworkRef, useNetwork] = bindFlow<Flows['browser']>('browser');
