import 'dayjs/locale/ar';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/dates/styles.layer.css';
import { DatePickerInput, type DatePickerInputProps, DatesProvider } from '@mantine/dates';
import type { KeyboardEvent } from 'react';
import { directionOf } from '../i18n/languages';
import { OverlayKit } from './overlay-kit';

/** Saturday begins the week where Arabic is spoken. */
const FIRST_DAY = { en: 0, ar: 6 } as Record<string, 0 | 6>;

const MIRRORED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The library hears an event after its owner, and takes the left for the day before whatever the direction. */
const mirrored = {
  onKeyDown(event: KeyboardEvent) {
    event.key = MIRRORED[event.key] ?? event.key;
  },
};
const asItIs = {};

const TODAY = { 'aria-current': 'date' } as const;
/** Where the keys begin while no day is chosen. */
const FIRST_TODAY = { ...TODAY, 'data-autofocus': true };

type Props = Omit<DatePickerInputProps<'default'>, 'ref'> & {
  language: string;
  /** Where it is chosen for, as 2026-11-24: the device, which the library asks, may be a day before or behind. */
  today: string;
};

/** The only calendar there is: its days, months and years are gone through as they lie on the page, in every language. */
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
