/** A press that replaces its own button moves the focus to the heading, so that the keyboard stays in its section. */
export const focusHeadingOf = (button: HTMLElement): void =>
  button.closest('section')?.querySelector('h2')?.focus({ preventScroll: true });
