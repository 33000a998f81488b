/**
 * Moves the focus to the heading of the button's section. Needed when the press removes the button, so that
 * keyboard users stay in the section.
 */
export const focusHeadingOf = (button: HTMLElement): void =>
  button.closest('section')?.querySelector('h2')?.focus({ preventScroll: true });
