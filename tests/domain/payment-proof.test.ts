import { expect, it } from 'vitest';
import { isDay } from '../../domain/calendar-day';
import { isWholeProof } from '../../domain/payment-proof';

it('a payment date must be a real calendar day, written as YYYY-MM-DD [CHK-04]', () => {
  expect(['2026-11-24', '2028-02-29'].map(isDay)).toEqual([true, true]);
  expect(['24 November', '2026-02-30', '2026-13-01', '2026-11-24T10:00', ''].map(isDay)).toEqual(
    Array(5).fill(false),
  );
});

it('payment details are complete with all required and only valid answers [CHK-04]', () => {
  const requests = [
    { name: 'reference', kind: 'text', isRequired: true },
    { name: 'paid_on', kind: 'day', isRequired: false },
  ] as const;
  expect(isWholeProof(requests, { reference: 'TR-1' })).toBe(true);
  expect(isWholeProof(requests, { reference: 'TR-1', paid_on: '2026-11-24' })).toBe(true);
  expect(isWholeProof(requests, { reference: ' ', paid_on: '2026-11-24' })).toBe(false);
  expect(isWholeProof(requests, { reference: 'TR-1', paid_on: 'yesterday' })).toBe(false);
});
