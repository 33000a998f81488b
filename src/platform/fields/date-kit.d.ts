/** What the shop takes of the kit's dates. */
declare module '@mantine/dates' {
  import type { PopoverProps } from '@mantine/core';
  import type { ReactNode } from 'react';

  type DatePickerInputProps = {
    label: ReactNode;
    labelProps?: { className?: string | undefined };
    /** As 2026-11-24. */
    value: string | null;
    minDate?: string;
    valueFormatter?: (shown: { date: unknown }) => string;
    renderDay?: (date: string) => ReactNode;
    leftSection?: ReactNode;
    popoverProps?: Partial<PopoverProps>;
    classNames?: Record<string, string>;
    ariaLabels?: Record<string, string>;
    onChange: (date: string | null) => void;
  };
  export function DatePickerInput(props: DatePickerInputProps): ReactNode;
  export function DatesProvider(props: {
    settings: { locale: string; firstDayOfWeek: 0 | 6 };
    children: ReactNode;
  }): ReactNode;
}
