import { createContext } from 'react';

/** True once the app's page has replaced the server-rendered one. */
export const FirstPageShown = createContext(true);
