import { expect, it } from 'vitest';
import { LARGEST_FILE, MOST_PICTURES, photoProblemOf } from '../../domain/photo';

const photo = (type: string, size: number) => photoProblemOf({ name: 'me', type, size });

it('a photo may have up to two megabytes, and an upload up to three pictures [PROF-05, CONST-07]', () => {
  expect([LARGEST_FILE, MOST_PICTURES]).toEqual([2_097_152, 3]);
  expect([photo('image/png', LARGEST_FILE), photo('image/png', LARGEST_FILE + 1)]).toEqual([null, 'size']);
});

it('a document is rejected by its type, whatever its size [PROF-05]', () => {
  expect(photo('application/pdf', LARGEST_FILE + 1)).toBe('type');
});
