import 'dayjs/locale/ar';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/dates/styles.layer.css';
import { DatePickerInput, type DatePickerInputProps, DatesProvider } from '@mantine/dates';
import type { KeyboardEvent } from 'react';
import { directionOf } from '../i18n/languages';
import { OverlayKit } from './overlay-kit';

/** The first day of the week by language. Saturday in Arabic. */
const FIRST_DAY = { en: 0, ar: 6 } as Record<string, 0 | 6>;

const MIRRORED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * Mirrored arrow keys. The library maps the left arrow to the previous day in every language; right-to-left
 * pages need the opposite.
 */
const mirrored = {
  onKeyDown(event: KeyboardEvent) {
    event.key = MIRRORED[event.key] ?? event.key;
  },
};
const asItIs = {};

const TODAY = { 'aria-current': 'date' } as const;
/** Starts the keyboard focus on today if no date is selected. */
const FIRST_TODAY = { ...TODAY, 'data-autofocus': true };

type Props = Omit<DatePickerInputProps<'default'>, 'ref'> & {
  language: string;
  /** Today in the shop's time zone, such as 2026-11-24. The device's date may differ. */
  today: string;
};

/** A date picker whose arrow keys follow the visual direction in every language. */
export function CalendarField({ language, today, ...field }: Props) {
  const keys = () => (directionOf(language) === 'rtl' ? mirrored : asItIs);
  const ofDay = (date: string) => ({
    ...keys(),
    ...(date.slice(0, 10) === today && (field.value ? TODAY : FIRST_TODAY)),
  });
  return (
    <OverlayKit>
      <DatesProvider settings={{ locale: language, firstDayOfWeek: FIRST_DAY[language] ?? 0 }}>
        <DatePickerInput
          {...field}
          defaultDate={today}
          getDayProps={ofDay}
          getMonthControlProps={keys}
          getYearControlProps={keys}
          popoverProps={{ withinPortal: true, position: 'bottom-start', returnFocus: true }}
        />
      </DatesProvider>
    </OverlayKit>
  );
}
