/** Metadata of a chosen picture, without the file. */
export type Photo = { name: string; type: string; size: number };
type PhotoProblem = 'type' | 'size';

/** Allowed avatar types by file extension [PROF-05]. */
export const PHOTO_TYPES = { jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif' } as const;
export type PhotoExtension = keyof typeof PHOTO_TYPES;

/** Maximum size of an upload [CONST-07]. */
export const LARGEST_FILE_MEGABYTES = 2;
export const LARGEST_FILE = LARGEST_FILE_MEGABYTES * 1024 * 1024;

/** Maximum pictures per message, refund, review or prescription [PHAR-03, CONST-07]. */
export const MOST_PICTURES = 3;

const isPhotoType = (type: string): boolean => Object.values(PHOTO_TYPES).some((known) => known === type);

/** Checks the type before the size, so that a document is never "too large" [PROF-05, CONST-07]. */
export function photoProblemOf({ type, size }: Photo): PhotoProblem | null {
  if (!isPhotoType(type.toLowerCase())) return 'type';
  return size > LARGEST_FILE ? 'size' : null;
}
