import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LARGEST_FILE, LARGEST_FILE_MEGABYTES } from '../../domain/photo';
import type { FormFiles } from './contract';
import { AppError, refuse } from './errors';
import { numberIn } from './language';
import { MESSAGES } from './messages';

/** An uploaded file. Its declared type is not included, because it can't be trusted. */
export type Upload = { field: string; fileName: string; bytes: Buffer };

const LARGEST_FIELD = 16 * 1024;
const MAX_FIELDS = 40;
const ROOM_FOR_FIELDS = 256 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The files that the form may contain. `null`: the operation accepts no form. */
    files?: FormFiles | null;
  }
  interface FastifyRequest {
    uploads: readonly Upload[] | null;
  }
}

/**
 * Accepts multipart forms for operations whose contract allows them. Their fields are validated like JSON.
 */
export async function acceptForms(api: FastifyInstance): Promise<void> {
  await api.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: LARGEST_FILE,
      fieldSize: LARGEST_FIELD,
      fieldNameSize: 100,
      fields: MAX_FIELDS,
      headerPairs: 20,
    },
  });
  api.decorateRequest('uploads', null);
  api.addHook('preParsing', async (request, reply) => {
    if (!isForm(request) || request.is404) return;
    const { files = null } = request.routeOptions.config;
    if (files === null) refuse(415, 'media_type', MESSAGES.badMediaType);
    const most = files.most * LARGEST_FILE + ROOM_FOR_FIELDS;
    if (Number(request.headers['content-length'] ?? 0) > most) tooLarge(files.fields[0] ?? 'file', reply);
    hangUpAfter(most, request);
  });
  api.addHook('preValidation', async (request, reply) => {
    const { files } = request.routeOptions.config;
    if (!isForm(request) || !files) return;
    try {
      await readForm(request, reply, files);
    } catch (error) {
      throw asRefusal(error, files);
    }
  });
}

async function readForm(request: FastifyRequest, reply: FastifyReply, files: FormFiles): Promise<void> {
  const fields: Record<string, unknown> = {};
  const uploads: Upload[] = [];
  for await (const part of request.parts({ limits: { files: files.most } })) {
    if (part.type === 'file') {
      if (!files.fields.includes(part.fieldname)) refuse(403, part.fieldname, MESSAGES.badMediaType);
      uploads.push(await uploadOf(part, reply));
    } else if (part.valueTruncated || part.fieldnameTruncated) refuse(413, 'too_large', MESSAGES.tooLarge);
    else fields[part.fieldname] = files.lists.includes(part.fieldname) ? listIn(part.value) : part.value;
  }
  request.body = fields;
  // Browsers send an empty file for a field in which none was chosen.
  request.uploads = uploads.filter(({ bytes }) => bytes.length > 0);
}

/** Parses a list in a form. Other text is returned unchanged, and the validation refuses it later. */
function listIn(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return text;
  }
}

const isForm = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/**
 * Closes the connection if the body exceeds the limit. Only a client that did not announce the length gets
 * here, and browsers always do.
 */
function hangUpAfter(most: number, { raw }: FastifyRequest): void {
  let read = 0;
  raw.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > most) raw.destroy();
  });
  raw.pause();
}

async function uploadOf({ file, fieldname, filename }: MultipartFile, reply: FastifyReply): Promise<Upload> {
  const chunks: Buffer[] = [];
  // Stops reading a file that is too large, because the parser would only discard the rest.
  file.once('limit', () => file.destroy());
  try {
    for await (const chunk of file) chunks.push(chunk);
  } catch (error) {
    if (!file.truncated) throw error;
  }
  if (file.truncated) tooLarge(fieldname, reply);
  return { field: fieldname, fileName: filename, bytes: Buffer.concat(chunks) };
}

/** Refuses a file that is too large, and closes the connection, so that the rest of the body is not read. */
function tooLarge(field: string, reply: FastifyReply): never {
  reply.header('connection', 'close');
  return refuse(413, field, {
    en: `The file is too large. The limit is ${LARGEST_FILE_MEGABYTES} MB.`,
    ar: 'الملف كبير جدًا. الحد الأقصى 2 ميغابايت.',
  });
}

const tooMany = (most: number) => ({
  en: `Maximum ${most} images can be send at a time.`,
  ar: `يمكن إرسال ${numberIn(most, 'ar')} صور على الأكثر في المرة الواحدة.`,
});

/**
 * Returns the error for a form that can't be parsed: the client's error, unless the parser reports another
 * cause.
 */
function asRefusal(error: unknown, { fields, most }: FormFiles): unknown {
  if ((error as { code?: unknown } | null)?.code === 'FST_FILES_LIMIT')
    return new AppError(403, [{ code: fields[0] ?? 'file', message: tooMany(most) }]);
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  const isKnown = error instanceof AppError || typeof statusCode === 'number';
  return isKnown ? error : new AppError(400, [{ code: 'bad_request', message: MESSAGES.badRequest }]);
}
