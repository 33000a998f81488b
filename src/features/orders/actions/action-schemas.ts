import { type AnyObjectSchema, object, string } from 'yup';

/** The maximum length of a note, in characters. The server checks it too. */
export const LONGEST_NOTE = 1_000;
export const LONGEST_WORDS = 2_000;

export const reasonSchema: AnyObjectSchema = object({
  reason: string().required('reasonRequired'),
  note: string(),
});

export const reviewSchema: AnyObjectSchema = object({
  rating: string().required('ratingRequired'),
  comment: string(),
});
