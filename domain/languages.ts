/** Right-to-left languages [LANG-04]. */
const RIGHT_TO_LEFT: readonly string[] = [
  'ar',
  'arc',
  'dv',
  'fa',
  'ha',
  'he',
  'khw',
  'ks',
  'ku',
  'ps',
  'ur',
  'yl',
];

type Direction = 'ltr' | 'rtl';

export const directionOf = (language: string): Direction =>
  RIGHT_TO_LEFT.includes(language.toLowerCase().split(/[-_]/)[0] ?? '') ? 'rtl' : 'ltr';
