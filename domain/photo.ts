/** What is known of a chosen picture; the file itself stays with whoever has it. */
export type Photo = { name: string; type: string; size: number };
type PhotoProblem = 'type' | 'size';

/** The kinds of pictures that a person may show of themselves, by the ending of their files [PROF-05]. */
export const PHOTO_TYPES = { jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif' } as const;
export type PhotoExtension = keyof typeof PHOTO_TYPES;

/** No file that a person sends may be larger [CONST-07]. */
export const LARGEST_FILE_MEGABYTES = 2;
export const LARGEST_FILE = LARGEST_FILE_MEGABYTES * 1024 * 1024;

/** At most so many pictures come with one message, refund, review or prescription [PHAR-03, CONST-07]. */
export const MOST_PICTURES = 3;

const isPhotoType = (type: string): boolean => Object.values(PHOTO_TYPES).some((known) => known === type);

/** The kind is asked first: a document is never too large a picture [PROF-05, CONST-07]. */
export function photoProblemOf({ type, size }: Photo): PhotoProblem | null {
  if (!isPhotoType(type.toLowerCase())) return 'type';
  return size > LARGEST_FILE ? 'size' : null;
}
