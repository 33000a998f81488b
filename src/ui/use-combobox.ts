import { type KeyboardEvent, useId, useState } from 'react';

type Options<T> = {
  /** The options of the list. A new list resets the active option. */
  options: readonly T[];
  onChoose: (option: T) => void;
  /**
   * The option that Enter chooses before an arrow key was used. Without this option, Enter submits the form.
   */
  first?: T | undefined;
  /** Called on Escape. Returns true if a list was closed. */
  onEscape: () => boolean;
};

/** Implements the ARIA combobox pattern: the focus stays in the field. */
export function useCombobox<T>({ options, onChoose, first, onEscape }: Options<T>) {
  const listId = useId();
  const [at, setAt] = useState({ options, index: -1 });
  const active = at.options === options ? at.index : -1;
  const isOpen = options.length > 0;
  const moveTo = (index: number) => setAt({ options, index });

  const onKeyDown = (press: KeyboardEvent) => {
    // During the composition of a character (IME), Enter and arrow keys belong to the input method.
    if (press.nativeEvent.isComposing) return;
    const step = press.key === 'ArrowDown' ? 1 : press.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && isOpen) {
      press.preventDefault();
      moveTo(active < 0 && step < 0 ? options.length - 1 : (active + step + options.length) % options.length);
    }
    const chosen = press.key === 'Enter' ? (options[active] ?? first) : undefined;
    if (chosen !== undefined) {
      press.preventDefault();
      onChoose(chosen);
    }
    if (press.key === 'Escape' && onEscape()) {
      press.preventDefault();
      press.stopPropagation();
    }
  };

  return {
    listId,
    isOpen,
    /** Resets the active option. */
    leaveList: () => moveTo(-1),
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': isOpen && active >= 0 ? `${listId}-${active}` : undefined,
      autoComplete: 'off',
      enterKeyHint: 'search',
      onKeyDown,
    } as const,
    option: (option: T, index: number) =>
      ({
        id: `${listId}-${index}`,
        role: 'option',
        tabIndex: -1,
        'aria-selected': index === active,
        onClick: () => onChoose(option),
      }) as const,
  };
}
