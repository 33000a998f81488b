/** The first write need not wait for its transport [decision 017]. */
export const prepareWriting = (): Promise<unknown> => import('axios');
