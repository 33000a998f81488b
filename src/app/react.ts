// biome-ignore-all lint/performance/noBarrelFile: it is for the place where React is made
/** React is made by its own file, before those that use it are evaluated in tasks of theirs. */
export { createRoot } from 'react-dom/client';
