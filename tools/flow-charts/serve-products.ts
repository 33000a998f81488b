import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, resolve } from 'node:path';

export const FLOW_PRODUCTS = '/flow-products';

const FOLDER = resolve('dist/flows');
const NAME = /^\/(shots|walked)\/[\w-]+(\.[\w-]+)*$/;
const TYPES: Readonly<Record<string, string>> = { '.json': 'application/json', '.jpg': 'image/jpeg' };

/** In development, screenshots and coverage come from where test runs left them. Missing files answer 204. */
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
