/** Metadata of a chosen picture, without the file. */
export type Photo = { name: string; type: string; size: number };
type PhotoProblem = 'type' | 'size';

/** Allowed avatar types by file extension [PROF-05]. */
export const PHOTO_TYPES = { jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif' } as const;
export type PhotoExtension = keyof typeof PHOTO_TYPES;

/** Allowed types of a prescription: a picture or a PDF [PHAR-06]. */
export const PRESCRIPTION_TYPES = { ...PHOTO_TYPES, pdf: 'application/pdf' } as const;
export type PrescriptionExtension = keyof typeof PRESCRIPTION_TYPES;

/** Returns whether a file's URL is the URL of a document. The server's file names end with the file type. */
export const isDocumentAddress = (address: string): boolean => address.endsWith('.pdf');
export const isDocumentType = (type: string): boolean => type.toLowerCase() === PRESCRIPTION_TYPES.pdf;

/** Maximum size of an upload [CONST-07]. */
export const LARGEST_FILE_MEGABYTES = 2;
export const LARGEST_FILE = LARGEST_FILE_MEGABYTES * 1024 * 1024;

/** Maximum pictures per message, refund, review or prescription [PHAR-03, CONST-07]. */
export const MAX_PICTURES = 3;

const isPhotoType = (type: string): boolean => Object.values(PHOTO_TYPES).some((known) => known === type);

/**
 * Returns why the picture is refused. The type is checked before the size, so that a PDF is never reported as
 * too large [PROF-05, CONST-07].
 */
export const photoProblemOf = (photo: Photo): PhotoProblem | null => problemOf(photo, isPhotoType);

/** Returns why the prescription is refused. A prescription is a picture or a PDF [PHAR-06]. */
export const prescriptionProblemOf = (photo: Photo): PhotoProblem | null =>
  problemOf(photo, (type) => isPhotoType(type) || isDocumentType(type));

function problemOf({ type, size }: Photo, isKnown: (type: string) => boolean): PhotoProblem | null {
  if (!isKnown(type.toLowerCase())) return 'type';
  return size > LARGEST_FILE ? 'size' : null;
}
