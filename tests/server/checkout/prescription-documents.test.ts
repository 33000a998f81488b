import { expect, it } from 'vitest';
import { picturesIn } from '../../../server/features/orders/order-pictures';
import { onDatabase } from '../../support/server';
import { form, newPerson } from '../account/person';
import { pdf } from '../account/pictures';
import { homeDelivery, newKey, type Placed } from './orderer';

const PHARMACY = 3;
const CAREPLUS = 9;

onDatabase('A prescription', (server) => {
  const sends = async (bytes: Buffer) => {
    const person = await newPerson(server());
    const fields = { ...homeDelivery, payment_method: 'cash_on_delivery', store_id: CAREPLUS };
    const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    const { body, headers } = form(texts, [{ field: 'order_attachment', name: 'scan.png', bytes }]);
    return person.send<Placed>('POST', '/customer/order/prescription/place', {
      body,
      moduleId: PHARMACY,
      headers: { ...headers, zoneid: '[1]', 'idempotency-key': newKey() },
    });
  };

  it('can be a PDF, which is recognised by its content and not by its file name [PHAR-06]', async () => {
    const placed = await sends(pdf());
    expect(placed.status).toBe(200);
    const kept = await server().database.query<{ image: string }>(
      'select image from prescriptions where order_id = $1',
      [placed.body.order_id],
    );
    expect(kept.map(({ image }) => image)).toEqual([
      expect.stringMatching(/^\/pictures\/orders\/[\w-]{32}\.pdf$/),
    ]);
  });

  it('is refused when the PDF is incomplete or larger than 2 MB [PHAR-06, CONST-07]', async () => {
    const refused = {
      status: 403,
      codes: ['image'],
      message: 'This file format is not supported. Please upload JPG, PNG, JPEG, GIF or PDF files only.',
    };
    expect(await sends(Buffer.concat([Buffer.from('<html>'), pdf()]))).toMatchObject(refused);
    expect(await sends(pdf().subarray(0, 60))).toMatchObject(refused);
    expect(await sends(Buffer.concat([pdf(), Buffer.alloc(2_000, '<script>')]))).toMatchObject(refused);
    // Refunds and reviews take pictures only.
    expect(() => picturesIn([{ field: 'image[]', fileName: 'a.pdf', bytes: pdf() }])).toThrow();
    expect((await sends(Buffer.concat([pdf(), Buffer.alloc(2 * 1024 * 1024)]))).status).toBe(413);
  });
});
