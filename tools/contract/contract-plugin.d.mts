import type { Plugin } from 'vite';

export function contractPlugin(): Plugin;
