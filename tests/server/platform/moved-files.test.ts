import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileStore, openFileStore, readFileSettings } from '../../../server/db/file-store';
import { moveFiles } from '../../../server/db/moved-files';
import { storeAvatar } from '../../../server/features/account/avatar/avatar.store';
import { addressed, saveMessagePictures } from '../../../server/features/messages/message-pictures';
import { keepPictures } from '../../../server/features/orders/order-pictures';
import { openTestDatabase, startTestApp, type TestServer } from '../../support/server';
import { newPerson } from '../account/person';

const folder = mkdtempSync(join(tmpdir(), 'souk-files-'));
const BYTES = Buffer.from('not read as a picture here');
const upload = { extension: 'png' as const, bytes: BYTES };

const stores = {
  async folder() {
    const store = await openFileStore(readFileSettings({ FILES: 'folder', FILES_DIR: join(folder, 'own') }));
    return { store, stop: async () => undefined };
  },
  async s3() {
    const server = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory: join(folder, 's3'),
      configureBuckets: [{ name: 'souk', configs: [] }],
    });
    const { port } = (await server.run()) as AddressInfo;
    // The access keys that the fake storage accepts.
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });
    const settings = { FILES: 's3', S3_BUCKET: 'souk', S3_ENDPOINT: `http://127.0.0.1:${port}` };
    return { store: await openFileStore(readFileSettings(settings)), stop: () => server.close() };
  },
};

afterAll(() => {
  rmSync(folder, { recursive: true });
  delete process.env.AWS_ACCESS_KEY_ID;
  delete process.env.AWS_SECRET_ACCESS_KEY;
});

describe.each(['folder', 's3'] as const)('Uploads that are moved to the store %s', (kind) => {
  let server: TestServer;
  let store: FileStore;
  const closing: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const opened = await stores[kind]();
    if (opened.store === null) throw new Error('The store is not set');
    store = opened.store;
    const database = await openTestDatabase();
    server = await startTestApp(database, { files: store });
    closing.push(
      () => server.app.close(),
      () => database.close(),
      opened.stop,
    );
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });

  const get = async (url: string) => {
    const answer = await server.app.inject(url);
    return [answer.statusCode, answer.rawPayload];
  };

  it('are avatars, which are served from the store and deleted with their row', async () => {
    const { database } = server;
    const { id } = await newPerson(server);
    const address = await storeAvatar(database, id, upload);
    const key = address.replace('/pictures/', '');
    expect(await get(address)).toEqual([200, BYTES]);
    await moveFiles(database, store);
    expect(await database.query('select bytes from profile_images where customer_id = $1', [id])).toEqual([
      { bytes: null },
    ]);
    expect(await store.read(key)).toEqual(BYTES);
    expect(await get(address)).toEqual([200, BYTES]);

    await database.query('delete from profile_images where customer_id = $1', [id]);
    await moveFiles(database, store);
    expect(await store.read(key)).toBeNull();
    expect(await database.query('select * from removed_files')).toEqual([]);
  });

  it('are also the pictures of orders, which stay private after the move [PHAR-04]', async () => {
    const { database } = server;
    const [order] = await database.query<{ id: number }>('select id from orders order by id limit 1');
    const orderId = order?.id ?? 0;
    const [shown = ''] = await keepPictures(database, { orderId, isPublic: true, pictures: [upload] });
    const [hidden = ''] = await keepPictures(database, { orderId, isPublic: false, pictures: [upload] });
    await moveFiles(database, store);
    expect(await store.read(hidden.replace('/pictures/', ''))).toEqual(BYTES);
    expect(await get(shown)).toEqual([200, BYTES]);
    expect((await get(hidden))[0]).toBe(404);
  });

  it('can be pictures of messages as well', async () => {
    const { database } = server;
    const [message] = await database.query<{ id: number }>('select id from messages order by id limit 1');
    const [picture] = addressed([upload]);
    if (picture === undefined) throw new Error('No picture');
    await saveMessagePictures(database, message?.id ?? 0, [picture]);
    await moveFiles(database, store);
    expect(await store.read(`messages/${picture.name}`)).toEqual(BYTES);
  });

  it('stay in the database while the store is unavailable', async () => {
    const { database } = server;
    const { id } = await newPerson(server);
    const address = await storeAvatar(database, id, upload);
    const away = { ...store, put: () => Promise.reject(new Error('The store is away')) };
    await expect(moveFiles(database, away)).rejects.toThrow('away');
    expect(await get(address)).toEqual([200, BYTES]);
  });

  it('are reported as missing when their file is missing, and can still be deleted', async () => {
    expect(await store.read('people/nothing.png')).toBeNull();
    await store.remove('people/nothing.png');
  });
});

it('uploaded files stay in the database when no file store is configured', async () => {
  expect(await openFileStore(readFileSettings({}))).toBeNull();
});

it('a folder used as a file store never contains a partly written file', () => {
  expect(
    readdirSync(join(folder, 'own'), { recursive: true }).filter((name) => String(name).includes('.part')),
  ).toEqual([]);
});

it.each([
  [{ FILES: 'cloud' }, 'FILES must be'],
  [{ FILES: 'folder' }, 'FILES_DIR is missing'],
  [{ FILES: 's3' }, 'S3_BUCKET is missing'],
  [{ FILES: 's3', S3_BUCKET: 'souk', S3_ENDPOINT: 'minio:9000' }, 'S3_ENDPOINT must be'],
])('incomplete settings of a file store are refused: %o', (env, problem) => {
  expect(() => readFileSettings(env as Record<string, string>)).toThrow(problem);
});
