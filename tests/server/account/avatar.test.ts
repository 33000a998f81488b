import { request as httpRequest } from 'node:http';
import { expect, it } from 'vitest';
import type { Profile } from '../../../contract/types.gen';
import { forEachDatabase } from '../../support/server';
import { form, newPerson, nobody, type Person } from './person';
import { chunk, gif, invalidImages, jpeg, jpegOfTelephone, png, SECRET_PLACE } from './pictures';

const NOT_SUPPORTED = 'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.';
const MEGABYTE = 1024 * 1024;

/** Sends data until the server closes the connection. */
function sendWithoutEnd(
  port: number,
  token: string,
  part: string,
): Promise<{ status: number; sent: number }> {
  return new Promise((resolve, reject) => {
    let status = 0;
    let sent = 0;
    const request = httpRequest({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/v1/customer/update-profile',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
    });
    const piece = Buffer.alloc(64 * 1024, 1);
    const send = () => {
      if (request.destroyed) return;
      sent += piece.length;
      request.write(piece, () => setImmediate(send));
    };
    request.on('response', (response) => {
      status = response.statusCode ?? 0;
      response.resume();
    });
    request.on('error', () => undefined);
    request.on('close', () => resolve({ status, sent }));
    setTimeout(() => reject(new Error(`Still reading after ${sent} bytes`)), 20_000).unref();
    request.write(`--b\r\nContent-Disposition: form-data; ${part}\r\n\r\n`, send);
  });
}

const upload = (person: Person, bytes: Buffer, name = 'me.jpg', type = 'image/jpeg') =>
  person.send('POST', '/customer/update-profile', form({}, [{ field: 'image', name, type, bytes }]));

const addressOf = async (person: Person): Promise<string | null> =>
  (await person.send<Profile>('GET', '/customer/info')).body.image_full_url ?? null;

forEachDatabase('The profile picture', (server) => {
  const open = (address: string) => server().app.inject({ url: address });
  const shown = async (person: Person) => (await open((await addressOf(person)) ?? '')).rawPayload;

  it.each([
    ['jpeg', jpeg, 'image/jpeg', 'jpg'],
    ['png', png(64, 64), 'image/png', 'png'],
    ['gif', gif('hello'), 'image/gif', 'gif'],
  ])(
    'is accepted as %s and served at an unguessable URL with that type only [PROF-05]',
    async (_, bytes, type, end) => {
      const person = await newPerson(server());
      // The claimed file type doesn't matter.
      expect((await upload(person, bytes, 'me.svg', 'text/html')).status).toBe(200);
      const address = (await addressOf(person)) ?? '';
      expect(address).toMatch(new RegExp(`^/pictures/people/[\\w-]{32}\\.${end}$`));
      const picture = await open(address);
      expect(picture.headers).toMatchObject({
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'",
        'cache-control': 'private, max-age=31536000, immutable',
      });
      expect(picture.rawPayload.subarray(0, 3)).toEqual(bytes.subarray(0, 3));
    },
  );

  it.each(invalidImages)('is refused when it is %s [PROF-05]', async (_, bytes) => {
    const person = await newPerson(server());
    const refused = await upload(person, bytes);
    expect(refused).toMatchObject({ status: 403, codes: ['image'], message: NOT_SUPPORTED });
    expect(await addressOf(person)).toBeNull();
  });

  it('is refused in an unsupported format with an explanation, in Arabic too [PROF-05]', async () => {
    const person = await newPerson(server());
    const refused = await person.send('POST', '/customer/update-profile', {
      ...form({}, [{ field: 'image', name: 'me.webp', bytes: invalidImages[0]?.[1] ?? jpeg }]),
      language: 'ar',
    });
    expect(refused.message).toBe(
      'صيغة هذا الملف غير مدعومة. يرجى رفع صور بصيغة JPG أو PNG أو JPEG أو GIF فقط.',
    );
  });

  it('loses its location data but keeps its orientation [PROF-05]', async () => {
    const person = await newPerson(server());
    await upload(person, jpegOfTelephone(6));
    const kept = await shown(person);
    expect(kept.includes(SECRET_PLACE)).toBe(false);
    expect(kept.includes('script')).toBe(false);
    expect(kept.includes(Buffer.from('011200030000000100060000', 'hex'))).toBe(true);
    await upload(person, jpegOfTelephone(1));
    expect(await shown(person)).toEqual(jpeg);
  });

  it('loses all bytes and comments after the end of the image [PROF-05]', async () => {
    const person = await newPerson(server());
    const behind = Buffer.from('PK\x03\x04<script>alert(1)</script>');
    await upload(person, Buffer.concat([jpeg, behind]));
    expect(await shown(person)).toEqual(jpeg);
    const noted = png(32, 32, [chunk('tEXt', Buffer.from(`Comment\0${SECRET_PLACE}`))]);
    await upload(person, Buffer.concat([noted, behind]));
    expect(await shown(person)).toEqual(png(32, 32));
    await upload(person, Buffer.concat([gif(SECRET_PLACE), behind]));
    const film = await shown(person);
    expect([film.includes(SECRET_PLACE), film.includes('NETSCAPE2.0'), film.at(-1)]).toEqual([
      false,
      true,
      0x3b,
    ]);
  });

  it.each([
    ['too small', png(15, 400)],
    ['too wide', png(8193, 20)],
    ['too many pixels', png(5001, 5000)],
    ['a decompression bomb', png(65_535, 65_535)],
  ])('is refused with an unreasonable size: %s [PROF-05]', async (_, bytes) => {
    const person = await newPerson(server());
    const refused = await upload(person, bytes);
    expect(refused).toMatchObject({ status: 403, codes: ['image'] });
    expect(refused.message).toContain('between 16 and 8192 pixels wide and high, and up to 25 megapixels');
  });

  it("is accepted at the resolution of a phone's camera [PROF-05]", async () => {
    expect((await upload(await newPerson(server()), png(5712, 4284))).status).toBe(200);
  });

  it('is accepted with exactly 2 MB and refused with one byte more, naming the limit [PROF-05]', async () => {
    const person = await newPerson(server());
    const padded = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);
    expect((await upload(person, padded(2 * MEGABYTE))).status).toBe(200);
    const refused = await upload(person, padded(2 * MEGABYTE + 1));
    expect(refused).toMatchObject({ status: 413, codes: ['image'] });
    expect(refused.message).toBe('The file is too large. The limit is 2 MB.');
    expect(await upload(person, padded(9 * MEGABYTE))).toMatchObject({ status: 413, codes: ['image'] });
  });

  it('replaces the earlier picture, which is no longer served [PROF-02]', async () => {
    const person = await newPerson(server());
    await upload(person, jpeg);
    const first = (await addressOf(person)) ?? '';
    await upload(person, png(20, 20));
    expect(await addressOf(person)).not.toBe(first);
    expect((await open(first)).statusCode).toBe(404);
    const [count] = await server().database.query<{ count: number }>(
      'select count(*) from profile_images where customer_id = $1',
      [person.id],
    );
    expect(count).toEqual({ count: 1 });
  });

  it('stays consistent when many uploads run in parallel: one picture is left, and it is served [PROF-02]', async () => {
    const person = await newPerson(server());
    const sizes = Array.from({ length: 12 }, (_, index) => 20 + index);
    const answers = await Promise.all(sizes.map((size) => upload(person, png(size, size))));
    expect(answers.map(({ status }) => status)).toEqual(sizes.map(() => 200));
    expect((await open((await addressOf(person)) ?? '')).statusCode).toBe(200);
    const rows = await server().database.query('select 1 from profile_images where customer_id = $1', [
      person.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('stays unchanged when the form has no file, an empty file or only a file name [PROF-02]', async () => {
    const person = await newPerson(server());
    await upload(person, jpeg);
    const before = await addressOf(person);
    await person.send('POST', '/customer/update-profile', form({ name: 'Nour Again' }));
    await upload(person, Buffer.alloc(0), '');
    await person.send('POST', '/customer/update-profile', form({ image: 'something.png' }));
    await person.send('POST', '/customer/update-profile', { body: { image: '/etc/passwd' } });
    expect(await addressOf(person)).toBe(before);
  });

  it('can be uploaded only once per form and only in the image field [PROF-02]', async () => {
    const person = await newPerson(server());
    const file = { field: 'image', name: 'me.jpg', bytes: jpeg };
    const two = await person.send('POST', '/customer/update-profile', form({}, [file, file]));
    const other = await person.send(
      'POST',
      '/customer/update-profile',
      form({}, [{ ...file, field: 'name' }]),
    );
    expect([two.status, other.status]).toEqual([403, 403]);
    expect(await addressOf(person)).toBeNull();
  });

  it('is served only at its full URL [PROF-05]', async () => {
    for (const address of [
      '/pictures/people/',
      '/pictures/people/..%2f..%2fetc%2fpasswd',
      `/pictures/people/${'a'.repeat(32)}.jpg`,
      `/pictures/people/${'%25'.repeat(32)}.jpg`,
      "/pictures/people/' or 1=1 --.jpg",
    ])
      expect((await open(encodeURI(decodeURI(address)))).statusCode, address).toBe(404);
  });
});

forEachDatabase('A multipart form', (server) => {
  const send = (payload: Buffer | string, contentType: string, path = '/customer/update-profile') =>
    newPerson(server()).then((person) =>
      person.send('POST', path, { body: payload, headers: { 'content-type': contentType } }),
    );

  it('is refused by operations that accept no form [PROF-02]', async () => {
    const { body, headers } = form({ address: 'x' });
    const refused = await send(body as Buffer, headers?.['content-type'] ?? '', '/customer/address/add');
    expect(refused).toMatchObject({ status: 415, codes: ['media_type'] });
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    [
      'with a truncated body',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="na',
    ],
    [
      'with a truncated file part',
      'multipart/form-data; boundary=b',
      `--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nabc`,
    ],
    [
      'with a `__proto__` field (prototype pollution)',
      'multipart/form-data; boundary=b',
      `--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n`,
    ],
  ])('is refused with a 4xx status when it is %s [PROF-07]', async (_, contentType, payload) => {
    const refused = await send(payload, contentType);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.status).toBeLessThan(500);
    expect(refused.codes).toHaveLength(1);
  });

  it('is refused with 413 when it has too many fields or a field is too long [PROF-07]', async () => {
    const many = form(Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`field${index}`, 'x'])));
    const long = form({ name: 'n'.repeat(20_000) });
    for (const { body, headers } of [many, long]) {
      const refused = await send(body as Buffer, headers?.['content-type'] ?? '');
      expect(refused.status).toBe(413);
    }
  });

  it('gets a response when it has no end, and its connection is closed [PROF-05]', async () => {
    const person = await newPerson(server());
    const { port } = new URL(await server().app.listen({ port: 0, host: '127.0.0.1' }));
    const file = await sendWithoutEnd(Number(port), person.token ?? '', 'name="image"; filename="a.jpg"');
    expect(file.status).toBe(413);
    const field = await sendWithoutEnd(Number(port), person.token ?? '', 'name="name"');
    expect(field.status).not.toBe(200);
    expect(Math.max(file.sent, field.sent)).toBeLessThan(60 * MEGABYTE);
  });

  it('is refused without a token [PERM-06]', async () => {
    const refused = await nobody(server()).send(
      'POST',
      '/customer/update-profile',
      form({ name: 'Nobody' }, [{ field: 'image', name: 'a.jpg', bytes: jpeg }]),
    );
    expect(refused.status).toBe(401);
  });
});
