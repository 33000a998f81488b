/** The colours of a background: light, deep and glow, and two colours for the dark theme. */
export type Palette = { light: string; deep: string; glow: string; night: string; midnight: string };

const peach: Palette = {
  light: '#FFEDE4',
  deep: '#FFD2BC',
  glow: '#FFFFFF',
  night: '#3A2620',
  midnight: '#2A1B17',
};
const honey: Palette = {
  light: '#FFF3DA',
  deep: '#FFDC9E',
  glow: '#FFFDF6',
  night: '#38301D',
  midnight: '#292214',
};
const mint: Palette = {
  light: '#E8F6EF',
  deep: '#BFE3D2',
  glow: '#FFFFFF',
  night: '#1F332C',
  midnight: '#16251F',
};
const lilac: Palette = {
  light: '#F3ECFB',
  deep: '#D8C9F3',
  glow: '#FFFFFF',
  night: '#2D2740',
  midnight: '#201B2F',
};
const sky: Palette = {
  light: '#E8F2FD',
  deep: '#BCD8F7',
  glow: '#FFFFFF',
  night: '#1E2E42',
  midnight: '#152130',
};
const rose: Palette = {
  light: '#FDEBEE',
  deep: '#F9C8D0',
  glow: '#FFFFFF',
  night: '#3A2229',
  midnight: '#2A181D',
};
const meadow: Palette = {
  light: '#EEF6DF',
  deep: '#CFE3A6',
  glow: '#FFFFF4',
  night: '#2A331C',
  midnight: '#1E2513',
};
const sand: Palette = {
  light: '#F8F0E2',
  deep: '#E8D3AF',
  glow: '#FFFDF8',
  night: '#332B1F',
  midnight: '#251F16',
};

/** Palettes by module id. Neighbouring pictures get different ones. */
const byModule: Record<number, Palette[]> = {
  1: [peach, honey, mint, lilac, rose],
  2: [meadow, mint, honey],
  3: [mint, sky, lilac],
  4: [lilac, sky, rose, sand],
  5: [sand, honey],
  6: [sky, sand, mint, peach],
  7: [sand, peach, lilac, honey],
  8: [rose, lilac],
};

const FALLBACK = [peach];

export function paletteOf(moduleId: number, number: number): Palette {
  const palettes = byModule[moduleId] ?? FALLBACK;
  return palettes[number % palettes.length] ?? peach;
}
