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

type Props = Omit<DatePickerInputProps<'default'>, 'ref'> & { language: string };

/** The only calendar there is: its days, months and years are gone through as they lie on the page, in every language. */
export function CalendarField({ language, ...field }: Props) {
  const keys = () => (directionOf(language) === 'rtl' ? mirrored : asItIs);
  return (
    <OverlayKit>
      <DatesProvider settings={{ locale: language, firstDayOfWeek: FIRST_DAY[language] ?? 0 }}>
        <DatePickerInput
          {...field}
          getDayProps={keys}
          getMonthControlProps={keys}
          getYearControlProps={keys}
          popoverProps={{ withinPortal: true, position: 'bottom-start', returnFocus: true }}
        />
      </DatesProvider>
    </OverlayKit>
  );
}
