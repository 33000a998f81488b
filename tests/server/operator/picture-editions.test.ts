import { deflateSync } from 'node:zlib';
import Fastify from 'fastify';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openStudio } from '../../../server/features/shared/picture-studio';
import {
  keepPicture,
  pictureFile,
  servedAt,
  serveShopPictures,
} from '../../../server/features/shared/shop-pictures';
import { MAKER, photograph, photographOfPhone } from '../../support/photographs';
import { forEachDatabase } from '../../support/server';
import { chunk, png } from '../account/pictures';

const FOR_EVER = 'public, max-age=31536000, immutable';

forEachDatabase('The resized pictures of a shop', (server) => {
  const keep = async (bytes: Buffer, type: string) => {
    const file = pictureFile(bytes, type);
    await keepPicture(server().database, file);
    return file.name;
  };
  const get = async (url: string) => {
    const { statusCode, headers, rawPayload } = await server().app.inject({ url });
    return { status: statusCode, type: headers['content-type'], headers, bytes: rawPayload };
  };
  const edition = (name: string, width: number | string) => get(`/pictures/shop/${width}/${name}.webp`);
  const madeOf = (name: string) =>
    server().database.query<{ width: number; is_own: boolean }>(
      'select width, bytes is null as is_own from shop_picture_editions where name = $1 order by width',
      [name],
    );

  it('are upright WebP files without camera metadata and location [NFR-07]', async () => {
    const bytes = await photographOfPhone({ width: 1200, height: 800 });
    expect(bytes.includes(MAKER)).toBe(true);
    const name = await keep(bytes, 'jpg');
    for (const width of [160, 320, 480, 640, 960, 1280, 1920]) {
      const made = await edition(name, width);
      expect([made.status, made.type]).toEqual([200, 'image/webp']);
      expect(made.headers).toMatchObject({
        'cache-control': FOR_EVER,
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
      });
      const received = await sharp(made.bytes).metadata();
      // A photo that is turned upright is narrower than the sensor. No size is wider than its picture.
      const upright = Math.min(width, 800);
      expect([received.format, received.width, received.height]).toEqual(['webp', upright, upright * 1.5]);
      expect([received.exif, received.xmp, received.icc, received.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(made.bytes.includes(MAKER)).toBe(false);
      expect(made.bytes.length).toBeLessThan(bytes.length);
    }
    // The left edge of the sensor is the top edge when the phone is held upright.
    const small = await edition(name, 160);
    const { data } = await sharp(small.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan((data[2] ?? 0) + 50);
    expect(data.at(-1)).toBeGreaterThan((data.at(-3) ?? 0) + 50);
    expect((await get(servedAt(name))).bytes.equals(bytes)).toBe(true);
  });

  it('are created once for concurrent requests and then stored [NFR-07]', async () => {
    const name = await keep(await photograph({ width: 700, height: 500 }).jpeg().toBuffer(), 'jpg');
    expect(await madeOf(name)).toEqual([]);
    const answers = await Promise.all([1, 2, 3, 4].map(() => edition(name, 320)));
    expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
    expect(await madeOf(name)).toEqual([{ width: 320, is_own: false }]);
    await server().database.query('update shop_picture_editions set bytes = $2 where name = $1', [
      name,
      Buffer.from('kept'),
    ]);
    expect((await edition(name, 320)).bytes.toString()).toBe('kept');
  });

  it.each(['161', '0', '-160', '16e1', '99999', '0160', 'x'])(
    'exist only in the widths that pages use, and not in %s [NFR-07]',
    async (width) => {
      const name = await keep(await photograph({ width: 400, height: 300 }).png().toBuffer(), 'png');
      expect((await edition(name, width)).status).toBe(404);
      expect(await madeOf(name)).toEqual([]);
    },
  );

  it('are refused with 404 for an unknown picture [NFR-07]', async () => {
    expect((await edition('a'.repeat(22).concat('.jpg'), 160)).status).toBe(404);
    expect((await edition('a'.repeat(22).concat('.svg'), 160)).status).toBe(404);
    expect((await edition('..%2Fbread.jpg', 160)).status).toBe(404);
  });

  it('are the unchanged original of an animated picture [NFR-07]', async () => {
    const frame = photograph({ width: 300, height: 200 });
    const frames = [await frame.png().toBuffer(), await frame.clone().negate().png().toBuffer()];
    const film = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const still = await photograph({ width: 300, height: 200 }).png().toBuffer();
    const end = still.indexOf('IDAT') - 4;
    const movingPng = Buffer.concat([
      still.subarray(0, end),
      chunk('acTL', Buffer.alloc(8)),
      still.subarray(end),
    ]);
    for (const [bytes, type] of [
      [film, 'webp'],
      [movingPng, 'png'],
    ] as const) {
      const name = await keep(bytes, type);
      const answer = await edition(name, 160);
      expect([answer.status, answer.type, answer.bytes.equals(bytes)]).toEqual([200, `image/${type}`, true]);
      expect(answer.headers['cache-control']).toBe(FOR_EVER);
      expect(await madeOf(name)).toEqual([{ width: 160, is_own: true }]);
    }
    const gif = await keep(Buffer.from('GIF89a'), 'gif');
    expect((await edition(gif, 160)).status).toBe(404);
  });

  it('are replaced by the original picture if the original is smaller [NFR-07]', async () => {
    const bytes = await photograph({ width: 200, height: 120 }).webp({ quality: 20 }).toBuffer();
    const name = await keep(bytes, 'webp');
    expect((await edition(name, 320)).bytes.equals(bytes)).toBe(true);
    expect((await edition(name, 320)).bytes.equals(bytes)).toBe(true);
  });

  it('are the original if the original is broken or too large to decode [NFR-07]', async () => {
    const whole = await photograph({ width: 900, height: 600 }).jpeg().toBuffer();
    const bomb = png(60_000, 60_000, [chunk('IDAT', deflateSync(Buffer.alloc(1_000_000)))]);
    for (const [bytes, type] of [
      [whole.subarray(0, 300), 'jpg'],
      [Buffer.from('no picture'), 'jpg'],
      [bomb, 'png'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>'), 'png'],
    ] as const) {
      const answer = await edition(await keep(bytes, type), 320);
      expect([answer.status, answer.bytes.equals(bytes)]).toEqual([200, true]);
    }
    expect((await edition(await keep(whole, 'jpg'), 320)).type).toBe('image/webp');
  });

  it('are temporarily the original if resizing is unavailable or overloaded [NFR-07]', async () => {
    const { database } = server();
    const bytes = await photograph({ width: 60, height: 40 }).jpeg({ quality: 100 }).toBuffer();
    const name = await keep(bytes, 'jpg');
    const without = Fastify();
    serveShopPictures(without, database, async () => null);
    const url = `/pictures/shop/160/${name}.webp`;
    const answer = await without.inject({ url });
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers['content-type']]).toEqual([
      200,
      'no-cache',
      'image/jpeg',
    ]);
    expect(await madeOf(name)).toEqual([]);

    const names: string[] = [];
    for (let index = 0; index < 140; index += 1)
      names.push(await keep(Buffer.concat([bytes, Buffer.from(`${index}`)]), 'jpg'));
    const busy = Fastify();
    const studio = await openStudio();
    let atOnce = 0;
    let most = 0;
    serveShopPictures(busy, database, async () => ({
      async edition(own, width) {
        atOnce += 1;
        most = Math.max(most, atOnce);
        const made = (await studio?.edition(own, width)) ?? null;
        atOnce -= 1;
        return made;
      },
    }));
    const answers = await Promise.all(
      names.map((one) => busy.inject({ url: `/pictures/shop/160/${one}.webp` })),
    );
    const kinds = new Set(
      answers.map(({ statusCode, headers }) => `${statusCode} ${headers['cache-control']}`),
    );
    expect(kinds).toEqual(new Set([`200 ${FOR_EVER}`, '200 no-cache']));
    expect(most).toBe(1);
    await Promise.all([without.close(), busy.close()]);
  });
});
