import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, resolve } from 'node:path';

export const FLOW_PRODUCTS = '/flow-products';

const FOLDER = resolve('dist/flows');
const NAME = /^\/(shots|walked|changes)\/[\w-]+(\.[\w-]+)*$/;
const TYPES: Readonly<Record<string, string>> = { '.json': 'application/json', '.jpg': 'image/jpeg' };

/**
 * Serves screenshots and coverage during development, from the folders where test runs put them. A missing
 * file gets a 204, because they are optional.
 */
export function serveProducts({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const [path = ''] = url.split('?');
  const file = NAME.test(path) ? `${FOLDER}${path}` : null;
  const type = TYPES[extname(path)];
  response.setHeader('cache-control', 'no-cache');
  if (file === null || type === undefined || !existsSync(file)) {
    response.statusCode = 204;
    response.end();
    return;
  }
  response.setHeader('content-type', type);
  createReadStream(file).pipe(response);
}
