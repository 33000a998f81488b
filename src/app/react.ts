/** Made once, in a task of its own: a file that is evaluated after this one finds React ready. */
export { createRoot } from 'react-dom/client';
