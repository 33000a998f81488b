import { expect, it } from 'vitest';
import { LARGEST_FILE, photoProblemOf } from '../../domain/photo';

const photo = (type: string, size: number) => photoProblemOf({ name: 'me', type, size });

it('takes two megabytes and not a byte more [PROF-05, CONST-07]', () => {
  expect([photo('image/png', LARGEST_FILE), photo('image/png', LARGEST_FILE + 1)]).toEqual([null, 'size']);
});

it('calls a document no picture, however large it is [PROF-05]', () => {
  expect(photo('application/pdf', LARGEST_FILE + 1)).toBe('type');
});
