import { expect, it } from 'vitest';
import { eventStream } from '../../../server/http/event-stream';

it('the buffer for a slow client is limited and keeps the newest event of each name', () => {
  const stream = eventStream();
  for (let version = 1; version <= 100_000; version += 1) stream.send('cart', { version });
  expect(stream.body.readableLength).toBeLessThan(10_000);

  let text = '';
  stream.body.setEncoding('utf8');
  for (let part = stream.body.read(); part !== null; part = stream.body.read()) text += part;
  expect(text).toContain('data: {"version":100000}\n\n');
  expect(text).not.toContain('{"version":50000}');
});

it('a client that reads nothing is disconnected from its event stream', () => {
  const stream = eventStream();
  stream.beat();
  expect(stream.body.destroyed).toBe(false);
  for (let version = 1; version <= 1_000; version += 1) stream.send('cart', { version });
  stream.beat();
  expect(stream.body.destroyed).toBe(true);
});

it('an event stream without events is kept alive with comments', async () => {
  const stream = eventStream();
  stream.beat();
  stream.end();
  let text = '';
  for await (const part of stream.body) text += String(part);
  expect(text).toBe('retry: 3000\n\n:\n\n');
});
