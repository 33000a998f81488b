import { expect, it } from 'vitest';
import {
  isDocumentAddress,
  LARGEST_FILE,
  MAX_PICTURES,
  photoProblemOf,
  prescriptionProblemOf,
} from '../../domain/photo';

const photo = (type: string, size: number) => photoProblemOf({ name: 'me', type, size });

it('a photo may have up to two megabytes, and an upload up to three pictures [PROF-05, CONST-07]', () => {
  expect([LARGEST_FILE, MAX_PICTURES]).toEqual([2_097_152, 3]);
  expect([photo('image/png', LARGEST_FILE), photo('image/png', LARGEST_FILE + 1)]).toEqual([null, 'size']);
});

it('a document is rejected by its type, whatever its size [PROF-05]', () => {
  expect(photo('application/pdf', LARGEST_FILE + 1)).toBe('type');
});

it('a prescription may be a PDF of up to two megabytes, but no other document [PHAR-06, CONST-07]', () => {
  const file = (type: string, size: number) => prescriptionProblemOf({ name: 'paper', type, size });
  expect([file('application/pdf', LARGEST_FILE), file('Application/PDF', LARGEST_FILE + 1)]).toEqual([
    null,
    'size',
  ]);
  expect([file('text/html', 10), file('image/gif', 10)]).toEqual(['type', null]);
  for (const other of ['application/zip', 'application/pdf+xml', 'text/pdf', ''])
    expect(file(other, 10)).toBe('type');
  expect([isDocumentAddress('/pictures/orders/a.pdf'), isDocumentAddress('/pictures/orders/a.png')]).toEqual([
    true,
    false,
  ]);
});
