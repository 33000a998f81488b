import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { createElement } from 'react';
import classes from './inputs.module.css';

/**
 * Placeholder colours, which Mantine's types require. `tokens.css` and `markets.css` define the real colours.
 */
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

export const mantineTheme = createTheme({
  primaryColor: 'accent',
  colors: { accent },
  defaultRadius: 'md',
  fontFamily: 'var(--font)',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'never',
  components: {
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'], withAsterisk: false },
      classNames: {
        root: classes.root,
        label: classes.label,
        description: classes.note,
        error: classes.problem,
      },
    },
    Input: { classNames: { wrapper: classes.wrapper, input: classes.input } },
    // Hides Mantine's icon, because all selects share one arrow.
    NativeSelect: { defaultProps: { rightSection: createElement('span') } },
    PasswordInput: {
      defaultProps: { rightSectionWidth: 50 },
      classNames: { innerInput: classes.inner, visibilityToggle: classes.eye },
    },
    Checkbox: {
      classNames: {
        root: classes.check,
        inner: classes.tick,
        input: classes.box,
        label: classes.text,
        error: classes.wrong,
      },
    },
  },
});
