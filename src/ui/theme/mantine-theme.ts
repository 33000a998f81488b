import { Button, createTheme, type MantineColorsTuple } from '@mantine/core';

/** The tokens of `tokens.css` and `markets.css` paint everything; these shades only satisfy Mantine's types. */
const accent: MantineColorsTuple = [
  '#fff1d6',
  '#ffe6b8',
  '#ffd58a',
  '#f8c25a',
  '#f0ad28',
  '#e8a013',
  '#e8a013',
  '#b67a06',
  '#7a4b00',
  '#5b3a00',
];

/** Fingers need 44 px; Mantine's own heights start lower. */
const BUTTON_HEIGHTS: Record<string, string> = { xs: '36px', sm: '44px', md: '48px', lg: '54px', xl: '60px' };

export const mantineTheme = createTheme({
  primaryColor: 'accent',
  colors: { accent },
  defaultRadius: 'md',
  fontFamily: 'var(--font)',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'never',
  variantColorResolver: ({ variant }) => colorsOf(variant),
  components: {
    Button: Button.extend({
      defaultProps: { size: 'md' },
      vars: (_, { size = 'md' }) => ({ root: { '--button-height': BUTTON_HEIGHTS[size] ?? '46px' } }),
    }),
  },
});

/** Every variant takes the accent of the market around it. */
function colorsOf(variant: string) {
  if (variant === 'filled')
    return {
      background: 'var(--accent)',
      hover: 'var(--accent-hover)',
      color: 'var(--on-accent)',
      border: '1px solid transparent',
    };
  if (variant === 'strong')
    return {
      background: 'var(--strong)',
      hover: 'var(--strong-hover)',
      color: 'var(--on-strong)',
      border: '1px solid transparent',
    };
  if (variant === 'light')
    return {
      background: 'var(--accent-soft)',
      hover: 'var(--accent-glow)',
      color: 'var(--accent-text)',
      border: '1px solid transparent',
    };
  if (variant === 'subtle' || variant === 'transparent')
    return {
      background: 'transparent',
      hover: 'var(--sunken)',
      color: 'var(--ink)',
      border: '1px solid transparent',
    };
  return {
    background: 'var(--card)',
    hover: 'var(--sunken)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
  };
}
