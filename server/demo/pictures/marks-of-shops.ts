import { CREAM, circle, dots, type Mark, WHITE } from './mark-shapes';

const CROSS = 'M42 24H58V42H76V58H58V76H42V58H24V42H42Z';
const SHOPPING = 'M28 38H72L68 76H32ZM40 38V34A10 10 0 0 1 60 34V38';

/** Logos of shops, pharmacies and rental providers, by slug. */
export const shopMarks: Record<string, Mark> = {
  freshmart: {
    background: '#2E8B3D',
    ink: WHITE,
    lines:
      'M50 40C40 28 24 36 26 54C28 70 40 80 50 74C60 80 72 70 74 54C76 36 60 28 50 40ZM50 40C50 32 54 26 60 22M52 32C58 34 66 30 66 22',
  },
  'corner-grocer': {
    background: '#D18A1B',
    ink: WHITE,
    lines:
      'M24 40L30 24H70L76 40ZM24 40A8.6 8 0 0 0 41.3 40A8.6 8 0 0 0 58.6 40A8.6 8 0 0 0 76 40M30 50V76H70V50M44 76V60H56V76',
  },
  'metro-mart': { background: '#1C5A9C', ink: WHITE, lines: 'M24 74V30L50 58L76 30V74M36 74V58M64 74V58' },
  careplus: { background: '#0F8F86', ink: WHITE, lines: '', fills: CROSS },
  'lakeside-pharmacy': {
    background: '#1F7FA8',
    ink: WHITE,
    lines:
      'M50 22V50M36 36H64M22 62C31 54 41 54 50 62C59 70 69 70 78 62M22 74C31 66 41 66 50 74C59 82 69 82 78 74',
  },
  techhub: {
    background: '#26304A',
    ink: '#7FE0D0',
    lines: `M34 34H66V66H34ZM42 34V24M58 34V24M42 76V66M58 76V66M34 42H24M34 58H24M76 42H66M76 58H66${circle(50, 50, 7)}`,
  },
  stylebox: {
    background: '#B8336A',
    ink: WHITE,
    lines: 'M50 42V36A7 7 0 1 0 43 29M50 42L22 64C20 68 22 70 26 70H74C78 70 80 68 78 64Z',
  },
  'empty-shelf': {
    background: '#6E7787',
    ink: WHITE,
    lines: 'M26 24V78M74 24V78M26 36H74M26 54H74M26 72H74',
  },
  'green-valley-organics': {
    background: '#4C7A2A',
    ink: '#F2F8DC',
    lines:
      'M20 70C32 56 40 56 50 66C60 76 70 74 80 62M50 52V34M50 44C40 44 34 36 34 28C44 28 50 34 50 44C50 32 56 24 66 24C66 36 60 44 50 44',
  },
  'the-butcher-fishmonger': {
    background: '#8E2A2A',
    ink: WHITE,
    lines:
      'M24 30H62C72 30 76 40 74 52H24ZM24 41H14M32 66C40 58 52 58 60 66C52 74 40 74 32 66ZM60 66L70 60V72Z',
  },
  'bulk-barrel': {
    background: '#7A5230',
    ink: CREAM,
    lines: 'M34 22H66C74 38 74 62 66 78H34C26 62 26 38 34 22ZM29 38H71M29 62H71M50 22V78',
  },
  'hillside-market': {
    background: '#3F7D5A',
    ink: WHITE,
    lines: `${SHOPPING}M34 66L44 52L52 62L58 54L66 66`,
  },
  'daily-basket': {
    background: '#C9772B',
    ink: WHITE,
    lines: 'M22 46H78L70 76H30ZM34 46L44 26M66 46L56 26M40 54V68M50 54V68M60 54V68',
  },
  'harbour-health': {
    background: '#1A6FA0',
    ink: WHITE,
    lines: `M50 34V78M36 44H64M24 58C26 72 38 78 50 78C62 78 74 72 76 58${circle(50, 27, 7)}`,
  },
  'mother-little-one': {
    background: '#C86A8C',
    ink: WHITE,
    lines: `${circle(42, 32, 10)}M26 76C26 58 32 48 44 48C54 48 58 54 58 62${circle(62, 58, 7)}M50 76C50 68 56 66 62 66C70 66 74 70 74 76Z`,
  },
  'blue-lake-drugstore': {
    background: '#2B5FB0',
    ink: WHITE,
    lines: 'M50 20C62 36 70 46 70 58A20 20 0 0 1 30 58C30 46 38 36 50 20ZM50 48V68M40 58H60',
  },
  'vita-corner': {
    background: '#E07A1A',
    ink: WHITE,
    lines: `${circle(50, 54, 24)}M50 54V34M50 54L67 44M50 54L67 64M50 54V74M50 54L33 64M50 54L33 44M50 30C52 24 58 22 64 22`,
  },
  'al-shifa-pharmacy': {
    background: '#177A5B',
    ink: WHITE,
    lines: 'M30 40H70C70 54 62 60 50 60C38 60 30 54 30 40ZM50 60V74M38 76H62M64 40C64 28 74 28 72 20',
  },
  'home-hearth': {
    background: '#8C5A3C',
    ink: CREAM,
    lines: 'M22 48L50 24L78 48M30 44V76H70V44M50 74C42 74 40 66 46 58C48 62 52 60 51 54C60 60 60 74 50 74',
  },
  playhouse: {
    background: '#E2562F',
    ink: WHITE,
    lines: `M26 54H48V76H26ZM52 54H74V76H52ZM39 30H61V52H39Z`,
    fills: dots(3.4, [37, 65], [63, 65], [50, 41]),
  },
  'summit-sports': {
    background: '#2A6F4E',
    ink: WHITE,
    lines: 'M18 74L42 30L56 54L64 42L82 74ZM34 46L42 52L49 43M42 30V20L54 24L42 28',
  },
  'rose-oud': {
    background: '#5B2A57',
    ink: '#F3D9A0',
    lines: 'M36 44H64V76H36ZM44 44V34H56V44M42 34H58V26H42ZM50 52C58 58 58 66 50 70C42 66 42 58 50 52Z',
  },
  'paper-moon': {
    background: '#34407A',
    ink: '#FFF3C8',
    lines: 'M62 24A28 28 0 1 0 76 62A24 24 0 0 1 62 24ZM70 34L72 40L78 42L72 44L70 50L68 44L62 42L68 40Z',
  },
  'second-skin': {
    background: '#3A3A46',
    ink: '#F0D9C4',
    lines: 'M38 24C42 32 58 32 62 24L80 36L72 48L66 44V76H34V44L28 48L20 36Z',
  },
  'lens-sound': {
    background: '#23343F',
    ink: '#FFC46B',
    lines: `${circle(50, 50, 27)}${circle(50, 50, 13)}M50 23L62 44M77 50L53 63M50 77L38 56M23 50L47 37`,
  },
  'kitchen-story': {
    background: '#A9552B',
    ink: CREAM,
    lines:
      'M24 44H76V62C76 72 70 76 62 76H38C30 76 24 72 24 62ZM16 50H24M76 50H84M30 44C30 34 70 34 70 44M50 36V28',
  },
  'gift-corner': {
    background: '#B82F55',
    ink: WHITE,
    lines:
      'M28 48H72V76H28ZM24 36H76V48H24ZM50 36V76M50 36C38 36 34 24 42 22C48 20 50 30 50 36C50 30 52 20 58 22C66 24 62 36 50 36',
  },
  coastline: {
    background: '#147A94',
    ink: WHITE,
    lines: `${circle(62, 36, 10)}M18 58C28 48 38 48 50 58C62 68 72 68 82 58M18 72C28 62 38 62 50 72C62 82 72 82 82 72`,
  },
  hilldrive: {
    background: '#3B6E3A',
    ink: WHITE,
    lines:
      'M16 66C28 40 40 34 50 34C60 34 72 40 84 66M50 40V46M50 53V60M50 67V76M36 78C40 62 44 50 48 36M64 78C60 62 56 50 52 36',
  },
  'city-wheels': {
    background: '#3A4660',
    ink: '#FFD25A',
    lines: `${circle(50, 50, 28)}${circle(50, 50, 9)}M50 22V41M50 59V78M22 50H41M59 50H78`,
  },
  'quick-cars': { background: '#C4361F', ink: WHITE, lines: 'M56 18L30 54H48L42 82L70 44H52Z' },
};
