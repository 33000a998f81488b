/** Colour values for the colour names of product options, in both languages. */
const COLOURS: Record<string, string> = {
  black: '#222222',
  أسود: '#222222',
  white: '#ffffff',
  أبيض: '#ffffff',
  grey: '#8a8d91',
  gray: '#8a8d91',
  رمادي: '#8a8d91',
  sand: '#d8c3a0',
  رملي: '#d8c3a0',
  olive: '#6b7040',
  زيتي: '#6b7040',
  green: '#3b8f4e',
  أخضر: '#3b8f4e',
  skyblue: '#7fbfe8',
  أزرقسماوي: '#7fbfe8',
  darkblue: '#22386b',
  أزرقداكن: '#22386b',
  أزرقغامق: '#22386b',
  كحلي: '#22386b',
  blue: '#2f6fd0',
  أزرق: '#2f6fd0',
  rose: '#e39aa7',
  pink: '#e39aa7',
  وردي: '#e39aa7',
  red: '#c8322b',
  أحمر: '#c8322b',
  yellow: '#f0c23b',
  أصفر: '#f0c23b',
  brown: '#7a4f32',
  بني: '#7a4f32',
};

/** Returns the colour with the option's name. `null`: the option is not the name of a known colour. */
export const colourNamed = (option: string): string | null =>
  COLOURS[option.toLowerCase().replace(/[\s-]/g, '')] ?? null;
