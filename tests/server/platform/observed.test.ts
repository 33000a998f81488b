import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { withoutContacts } from '../../../server/observe/log';
import { requestIdOf } from '../../../server/observe/requests';
import { freePort } from '../../support/free-port';
import { copyOf, type PostgresCopy } from '../../support/postgres-copy';
import { buildServer } from '../recovery/server-process';

const url = inject('postgresUrl');
const PERSON = {
  name: 'Zubaida Unmistakable',
  email: 'zubaida.unmistakable@souk.example',
  phone: '+971501239876',
  password: 'pearl-diver-1930',
};
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

describe.runIf(url !== null)('A built server with logs, metrics and traces', () => {
  let copy: PostgresCopy;
  let stop: () => Promise<void>;
  let address = '';
  let metricsPort = 0;
  const traces: string[] = [];
  const output: string[] = [];
  const collector = createServer(async (request, response) => {
    for await (const part of request) traces.push(String(part));
    response.end('{}');
  });

  beforeAll(async () => {
    copy = await copyOf(url ?? '');
    collector.listen(0, '127.0.0.1');
    metricsPort = await freePort();
    const child = spawn(process.execPath, [await buildServer()], {
      env: {
        ...process.env,
        DATABASE_URL: copy.url,
        DEMO: 'on',
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_FORMAT: 'json',
        METRICS_PORT: String(metricsPort),
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
        OTEL_BSP_SCHEDULE_DELAY: '100',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const hear = (part: Buffer) => output.push(String(part));
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    while (address === '') {
      if (child.exitCode !== null) throw new Error(`The server ended: ${output.join('')}`);
      await pause(50);
      address = /open at (\S+)/.exec(output.join(''))?.[1] ?? '';
    }
    stop = async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    };
  }, 120_000);
  afterAll(async () => {
    await stop();
    collector.close();
    await copy.drop();
  });

  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${address}/api/v1${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', moduleId: '1', ...init.headers },
    });
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    call(path, { method: 'POST', body: JSON.stringify(body), headers });
  const lines = () =>
    output
      .join('')
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

  it('logs the operation, the request and the trace, and no personal data', async () => {
    const secrets: string[] = [...Object.values(PERSON), 'Unmistakable', '971501239876', '501239876'];
    const guest = (await (await post('/auth/guest/request', {})).json()) as { guest_id: string };
    secrets.push(String(guest.guest_id));
    const signedUp = await post('/auth/sign-up', {
      ...PERSON,
      confirm_password: PERSON.password,
      tandc: true,
      guest_id: guest.guest_id,
    });
    expect(signedUp.status, await signedUp.text()).toBe(200);
    const entered = (await (
      await post('/auth/login', {
        login_type: 'manual',
        email_or_phone: PERSON.email,
        password: PERSON.password,
        field_type: 'email',
      })
    ).json()) as { token?: string };
    if (entered.token) secrets.push(entered.token);
    await call(`/customer/cart/list?guest_id=${guest.guest_id}`);
    await call(`/items/search?name=${encodeURIComponent(PERSON.name)}`);
    const answer = await call('/config', {
      headers: { 'x-request-id': 'request-0001', traceparent: `00-${TRACE}-00f067aa0ba902b7-01` },
    });
    expect(answer.headers.get('x-request-id')).toBe('request-0001');
    await expect.poll(() => traces.join(''), { timeout: 10_000 }).toContain(TRACE);
    await expect
      .poll(() => lines().find((line) => line.request_id === 'request-0001'), { timeout: 5000 })
      .toMatchObject({ level: 'info', trace_id: TRACE, method: 'GET', status: 200 });

    const counted = await metrics();
    expect(counted).toMatch(/souk_request_seconds_count\{operation="\w+",method="POST",status="\d+"\} \d/);
    expect(counted).toMatch(/souk_database_connections\{state="idle"\} \d/);
    expect(counted).toMatch(/souk_streams\{stream="cart"\} 0/);
    expect(counted).toMatch(/souk_cache_bytes\{cache="map tiles"\} \d/);
    expect(counted).toMatch(/souk_running_orders\{status="\w+"\} \d/);
    expect(counted).toContain('souk_metrics_unread_total 0');
    // Traces have the statements of the request.
    await expect.poll(() => traces.join(''), { timeout: 10_000 }).toContain('select');

    const emitted = { log: output.join(''), metrics: counted, traces: traces.join('') };
    for (const [where, text] of Object.entries(emitted))
      for (const secret of secrets)
        for (const written of [secret, encodeURIComponent(secret)])
          expect(text.includes(written), `${written} in ${where}`).toBe(false);
  });

  it('serves its metrics only on their own port', async () => {
    const answer = await fetch(`${address}/metrics`);
    expect(await answer.text()).not.toContain('souk_request_seconds');
  });
});

it('an error in the log contains no mail address and no phone number', () => {
  const line =
    'Mail failed: 550 <omar@souk.example> rejected, phone +971 50 123 4567, at send.ts:120:14 in 1234567 ms';
  expect(withoutContacts(line)).toBe(
    'Mail failed: 550 <(mail)> rejected, phone (number), at send.ts:120:14 in 1234567 ms',
  );
});

it('the request id of a proxy is kept unless it could forge a log line', () => {
  const idOf = (id: string) => requestIdOf({ headers: { 'x-request-id': id } });
  expect(idOf('a1b2-c3d4-e5f6')).toBe('a1b2-c3d4-e5f6');
  expect(idOf('a\n{"level":"error"}')).toMatch(/^[\da-f-]{36}$/);
});
