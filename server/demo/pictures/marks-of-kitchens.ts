import { CREAM, circle, dots, type Mark, WHITE } from './mark-shapes';

const LEAF = 'M50 76C28 64 26 40 50 22C74 40 72 64 50 76Z';
const CUP = 'M26 42H66V56A20 18 0 0 1 26 56ZM66 46H70A7 7 0 0 1 70 60H65';
const STEAM = 'M38 34C34 29 42 27 38 21M52 34C48 29 56 27 52 21';
const BOWL = 'M22 50H78C78 66 66 76 50 76C34 76 22 66 22 50Z';
const CHOPSTICKS = 'M70 20L50 48M78 26L56 48';

/** Logos of restaurants and cafés, by slug. */
export const kitchenMarks: Record<string, Mark> = {
  'basil-kitchen': { background: '#1F6B3A', ink: CREAM, lines: `${LEAF}M50 76V36M50 62L38 52M50 52L62 42` },
  'noor-grill': {
    background: '#B5361C',
    ink: '#FFE9C2',
    lines:
      'M50 78C34 78 28 66 32 54C35 46 42 44 44 34C56 38 58 46 56 52C62 50 62 44 62 42C72 52 72 78 50 78ZM50 78C43 74 44 66 50 60C56 66 57 74 50 78',
  },
  'night-owl': {
    background: '#2B2350',
    ink: '#F6D98A',
    lines: `M28 30C34 36 66 36 72 30V56C72 70 62 78 50 78C38 78 28 70 28 56Z${circle(40, 50, 8)}${circle(60, 50, 8)}M46 62L50 68L54 62`,
    fills: dots(3, [40, 50], [60, 50]),
  },
  'hilltop-pizza': {
    background: '#C8441F',
    ink: CREAM,
    lines: 'M22 36C40 26 60 26 78 36L50 80ZM26 42C42 34 58 34 74 42',
    fills: dots(4, [44, 48], [58, 52], [49, 62]),
  },
  'old-town-bakes': {
    background: '#7A4A22',
    ink: '#FFE4B5',
    lines:
      'M24 62C20 46 32 32 50 32C68 32 80 46 76 62C72 70 66 66 62 60C58 66 42 66 38 60C34 66 28 70 24 62ZM40 36L38 58M60 36L62 58M50 33V60',
  },
  'sushi-zen': {
    background: '#1D2B2A',
    ink: '#F4F0E4',
    lines: 'M62 26A28 28 0 1 0 76 44',
    fills: `${circle(50, 52, 13)}`,
  },
  'corner-cafe': { background: '#6B4226', ink: CREAM, lines: `${CUP}${STEAM}M22 78H74` },
  'saffron-house': {
    background: '#C4560E',
    ink: '#FFE9B0',
    lines:
      'M50 76V44M50 50C38 48 32 38 34 26C44 28 50 36 50 46C50 36 56 28 66 26C68 38 62 48 50 50M50 44V22M36 66C42 60 50 62 50 72C50 62 58 60 64 66',
  },
  'burger-dock': {
    background: '#1B4D6B',
    ink: '#FFD98A',
    lines:
      'M26 46C26 32 36 26 50 26C64 26 74 32 74 46ZM24 56C32 50 38 62 46 56C54 50 60 62 68 56L76 54M28 64H72C72 72 66 76 60 76H40C34 76 28 72 28 64Z',
  },
  'wok-roll': {
    background: '#A3231F',
    ink: '#FFE4B0',
    lines: `M20 46H80C78 66 66 74 50 74C34 74 22 66 20 46ZM80 46L88 38${CHOPSTICKS}`,
  },
  'beit-jeddo': {
    background: '#5A6B2A',
    ink: CREAM,
    lines: 'M24 78V48A26 26 0 0 1 76 48V78ZM38 78V56A12 12 0 0 1 62 56V78M50 22V14',
  },
  'green-bowl': {
    background: '#3C8C3A',
    ink: WHITE,
    lines: `${BOWL}M50 50C50 38 40 32 30 32C30 42 38 50 50 50C50 36 60 26 72 26C72 40 62 50 50 50`,
  },
  'taco-marina': {
    background: '#D2691E',
    ink: CREAM,
    lines:
      'M20 66A30 30 0 0 1 80 66C80 72 76 74 72 74H28C24 74 20 72 20 66ZM30 46C34 38 42 40 44 34C52 40 58 32 62 38C68 38 70 42 72 46',
    fills: dots(3, [40, 60], [52, 54], [62, 62]),
  },
  'mandi-palace': {
    background: '#8A1C3A',
    ink: '#F6D58A',
    lines: 'M24 76H76M30 76V54C30 44 40 42 50 26C60 42 70 44 70 54V76M42 76V62A8 8 0 0 1 58 62V76M50 26V18',
  },
  'the-fish-market': {
    background: '#12607A',
    ink: WHITE,
    lines: 'M20 50C32 32 52 32 64 50C52 68 32 68 20 50ZM64 50L80 38V62ZM42 40C46 46 46 54 42 60',
    fills: circle(32, 47, 3),
  },
  'sugar-rose': {
    background: '#C2406B',
    ink: '#FFEFF2',
    lines:
      'M50 46C44 46 42 38 50 36C60 34 64 46 54 52C42 58 32 44 42 32C54 22 74 34 68 52C64 64 44 66 36 56M50 62V80M50 74C58 72 64 68 66 62',
  },
  'morning-glory': {
    background: '#E0921A',
    ink: WHITE,
    lines: 'M30 62A20 20 0 0 1 70 62M20 62H80M30 74H70M50 22V32M24 34L31 41M76 34L69 41',
  },
  'falafel-brothers': {
    background: '#6E7A1E',
    ink: CREAM,
    lines: `${circle(50, 36, 13)}${circle(35, 60, 13)}${circle(65, 60, 13)}`,
    fills: dots(2.4, [46, 33], [54, 39], [31, 58], [39, 63], [61, 57], [69, 62]),
  },
  'seoul-corner': {
    background: '#1F3C88',
    ink: WHITE,
    lines: `${circle(50, 50, 25)}M25 50A12.5 12.5 0 0 1 50 50A12.5 12.5 0 0 0 75 50`,
  },
  'pasta-nonna': {
    background: '#A8321E',
    ink: '#FFE9BE',
    lines:
      'M50 20V56M42 20V34A8 8 0 0 0 58 34V20M30 66C30 56 70 56 70 66C70 76 30 76 30 66ZM38 66C38 62 62 62 62 66C62 70 38 70 38 66M28 72C34 84 66 84 72 72',
  },
  'juice-garden': {
    background: '#D8572A',
    ink: WHITE,
    lines: 'M32 38H68L63 78H37ZM34 52H66M54 38L60 20L70 22',
  },
  'harbour-roasters': {
    background: '#4A2E1E',
    ink: '#F0CF9C',
    lines: 'M64 24C80 38 70 72 44 78C24 66 34 32 64 24ZM62 27C54 42 62 56 46 77',
  },
  'the-tea-room': {
    background: '#5C7A4A',
    ink: CREAM,
    lines:
      'M28 46H66C70 62 62 74 47 74C32 74 24 62 28 46ZM66 50C78 46 78 64 64 64M28 54L18 46M40 46C40 38 54 38 54 46M47 38V32',
  },
  'bubble-bar': {
    background: '#7A4AA8',
    ink: WHITE,
    lines: 'M32 36H68L62 78H38ZM28 36H72M52 36L58 16',
    fills: dots(4, [43, 70], [52, 71], [58, 66], [46, 61], [55, 58]),
  },
  'page-bean': {
    background: '#7C4B2E',
    ink: CREAM,
    lines: 'M50 38C42 30 30 30 22 34V74C30 70 42 70 50 76C58 70 70 70 78 74V34C70 30 58 30 50 38ZM50 38V76',
  },
  'sunrise-espresso': {
    background: '#C2511C',
    ink: '#FFF0CF',
    lines:
      'M30 56H70V60A20 18 0 0 1 30 60ZM36 50A14 14 0 0 1 64 50M50 22V30M28 30L34 36M72 30L66 36M24 80H76',
  },
  'karak-corner': {
    background: '#9C5A1A',
    ink: '#FFEBC4',
    lines: `M36 38H64C66 50 58 54 58 62C58 68 64 70 62 78H38C36 70 42 68 42 62C42 54 34 50 36 38Z${STEAM}`,
  },
  'cedar-terrace': {
    background: '#1E5B45',
    ink: '#F0F4DC',
    lines: 'M50 18L34 38H42L28 54H38L24 68H76L62 54H72L58 38H66ZM50 68V80',
  },
  'hill-street-burgers': {
    background: '#B0301F',
    ink: '#FFE2A8',
    lines:
      'M24 44C24 32 36 24 50 24C64 24 76 32 76 44ZM24 54H76M26 62H74V66C74 72 68 76 62 76H38C32 76 26 72 26 66Z',
    fills: dots(2.4, [40, 34], [52, 31], [62, 37]),
  },
  'spice-route': {
    background: '#B3401A',
    ink: '#FFE6B0',
    lines: 'M32 70C50 78 74 62 74 34C62 40 34 44 32 70ZM74 34C74 28 70 22 64 22M26 50C24 40 28 30 36 26',
  },
  'little-hanoi': {
    background: '#0F6B5C',
    ink: '#FFF0C4',
    lines: 'M50 22L82 54C64 62 36 62 18 54ZM36 62V68A14 14 0 0 0 64 68V62',
  },
  'qasr-al-sham': {
    background: '#6A3A1E',
    ink: '#F4D9A0',
    lines: 'M24 78V44L32 36L40 44V78M60 78V44L68 36L76 44V78M40 54H60M40 78V64A10 10 0 0 1 60 64V78M20 78H80',
  },
  'the-spice-souk-kitchen': {
    background: '#C2621A',
    ink: '#FFF0CC',
    lines:
      'M26 58H74L66 76H34ZM50 26C58 36 64 46 70 58M50 26C42 36 36 46 30 58M40 58C42 48 46 40 50 34C54 40 58 48 60 58',
  },
  'lantern-noodles': {
    background: '#A8201F',
    ink: '#FFD98A',
    lines:
      'M50 18V26M40 26H60M40 70H60M50 70V82M40 26C22 36 22 60 40 70M60 26C78 36 78 60 60 70M50 26C42 38 42 58 50 70M50 26C58 38 58 58 50 70',
  },
};
