// biome-ignore-all lint/performance/noBarrelFile: it is for the place where React is made
/** Re-exports React from its own chunk, so that it is evaluated first and in a separate task. */
export { createRoot } from 'react-dom/client';
