/** What the machine knows of a chosen picture; the file itself stays with the page. */
export type Photo = { name: string; type: string; size: number };
export type PhotoProblem = 'type' | 'size';

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const;
export const LARGEST_PHOTO_MEGABYTES = 2;
const LARGEST_PHOTO = LARGEST_PHOTO_MEGABYTES * 1024 * 1024;

/** The kind is asked first: a document is never too large a picture [PROF-05, CONST-07]. */
export function photoProblemOf({ type, size }: Photo): PhotoProblem | null {
  if (!(PHOTO_TYPES as readonly string[]).includes(type.toLowerCase())) return 'type';
  return size > LARGEST_PHOTO ? 'size' : null;
}
