// biome-ignore-all lint/performance/noBarrelFile: it is for the place where React is made
/** The packages' file makes React itself, before the app's own are evaluated in a task of theirs. */
export { createRoot } from 'react-dom/client';
