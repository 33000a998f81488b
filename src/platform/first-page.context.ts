import { createContext } from 'react';

/** Whether the app's page has replaced the server-rendered one. */
export const FirstPageShown = createContext(true);
