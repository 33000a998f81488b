import type { Flows } from '../../machines/flows.types';
import { bindFlow } from './flow';

/** Access to the browser flow, whose state says whether the server can be reached. */
export const [NetworkProvider, useNetworkRef, useNetwork] = bindFlow<Flows['browser']>('browser');
