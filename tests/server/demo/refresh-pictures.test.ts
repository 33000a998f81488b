import { expect, it } from 'vitest';
import { refreshPictures } from '../../../server/demo/refresh-pictures';
import { onDatabase } from '../../support/server';
import { world } from './world';

const OLD = '/pictures/goods/aaaaaaaaaaaaaaaaaaaaaa.webp';
const OWN = '/pictures/shop/bbbbbbbbbbbbbbbbbbbbbb.webp';

onDatabase('A demo that keeps its data', (server) => {
  const picturesOf = async (id: number) => {
    const [row] = await server().database.query<{ images: string[] }>(
      'select images from items where id = $1',
      [id],
    );
    return row?.images ?? [];
  };
  const refresh = () => refreshPictures(server().database, () => world);
  const show = (id: number, picture: string) =>
    server().database.query('update items set images = array[$2] where id = $1', [id, picture]);

  it('shows the pictures of the new version after an update, in its orders too', async () => {
    const { database } = server();
    const before = await picturesOf(101);
    await show(101, OLD);
    await database.query('update order_lines set image = $1 where item_id = 101', [OLD]);
    expect(await refresh()).toBe(1);
    expect(await picturesOf(101)).toEqual(before);
    const lines = await database.query<{ image: string }>(
      'select distinct image from order_lines where item_id = 101',
    );
    expect(lines.map(({ image }) => image)).toEqual([before[0]]);
    expect(await refresh()).toBe(0);
  });

  it("keeps an operator's own picture, and an item that has replaced a demo item", async () => {
    await show(102, OWN);
    await server().database.query("update items set images = array[$1], slug = 'another' where id = 103", [
      OLD,
    ]);
    await refresh();
    expect(await picturesOf(102)).toEqual([OWN]);
    expect(await picturesOf(103)).toEqual([OLD]);
  });
});
