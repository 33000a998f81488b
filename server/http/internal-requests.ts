import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const HEADER = 'souk-inside';
const SECRET = randomBytes(18).toString('base64url');

/** Marks internal requests of server rendering, which rate limits skip. The secret never leaves the process. */
export const INTERNAL_REQUEST: Readonly<Record<string, string>> = { [HEADER]: SECRET };

export const isInternalRequest = ({ headers }: FastifyRequest): boolean => headers[HEADER] === SECRET;
