import type { PrescriptionExtension } from '../../../../domain/photo';
import type { LocalText } from '../../../http/language';
import { readUploadedImage } from './uploaded-image';

const HEADER = /^%PDF-[12]\.\d/;
const HEADER_LENGTH = 8;
const END = '%%EOF';
/**
 * How many bytes before the end of the file the PDF's end marker may be. Some programs add a few bytes after
 * it.
 */
const END_WITHIN = 1024;

const BAD_FORMAT: LocalText = {
  en: 'This file format is not supported. Please upload JPG, PNG, JPEG, GIF or PDF files only.',
  ar: 'صيغة هذا الملف غير مدعومة. يرجى رفع ملفات بصيغة JPG أو PNG أو JPEG أو GIF أو PDF فقط.',
};

export type UploadedPrescription = { extension: PrescriptionExtension; bytes: Buffer };

/**
 * Returns an uploaded picture or whole PDF. The type is read from the bytes. A PDF can't be cleaned as a
 * picture is, so `servePictures` sends it as a download only [PHAR-06].
 */
export const readUploadedPrescription = (bytes: Buffer): UploadedPrescription =>
  isPdf(bytes) ? { extension: 'pdf', bytes } : readUploadedImage(bytes, BAD_FORMAT);

export const isPdf = (bytes: Buffer): boolean =>
  HEADER.test(bytes.subarray(0, HEADER_LENGTH).toString('latin1')) &&
  bytes.subarray(-END_WITHIN).includes(END);
