/** Preloads axios before the first write [decision 017]. */
export const prepareWriting = (): Promise<unknown> => import('axios');
