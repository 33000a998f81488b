import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const HEADER = 'souk-inside';
const SECRET = randomBytes(18).toString('base64url');

/**
 * A header that marks requests that server rendering makes to this server. Rate limits skip them. Its value
 * is a secret that never leaves the process.
 */
export const INTERNAL_REQUEST: Readonly<Record<string, string>> = { [HEADER]: SECRET };

export const isInternalRequest = ({ headers }: FastifyRequest): boolean => headers[HEADER] === SECRET;
