import { expect, it } from 'vitest';
import { startupMessage } from '../../../server/startup-message';

const coded = (code: string, more: object = {}) => Object.assign(new Error(`${code}: it`), { code, ...more });

it.each([
  [coded('EADDRINUSE', { port: 3000 }), 'Port 3000 is already in use'],
  [coded('EACCES', { port: 80 }), 'Port 80 may not be used'],
  [coded('EACCES'), 'EACCES: it'],
  [coded('ENOSPC'), 'the disk is full'],
  [{ name: 'ErrnoError', errno: 51 }, 'the disk is full'],
  [coded('EEXIST'), 'DATA_DIR must be a folder'],
  [coded('ENOTFOUND'), 'the host of DATABASE_URL is not known'],
  [coded('ECONNREFUSED'), 'nothing answers at DATABASE_URL'],
  [new Error('Aborted(). Build with -sASSERTIONS for more info.'), 'is damaged'],
  [new Error('PGlite failed to initialize properly'), 'is damaged'],
  [new Error('DEMO must be "on" or "off"'), 'DEMO must be'],
  [{ errno: 2 }, '{"errno":2}'],
])('the start-up error explains the cause of %o', (error, text) => {
  expect(startupMessage(error)).toContain(text);
});
