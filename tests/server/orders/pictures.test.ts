import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import type { MessagePage } from '../../../contract/types.gen';
import { keepPictures, prescriptionsIn } from '../../../server/features/orders/order-pictures';
import { forEachDatabase } from '../../support/server';
import { form, newPerson, type Person } from '../account/person';
import { jpeg, pdf } from '../account/pictures';
import { browser, ENV } from '../operator/visitor';
import { newOrder } from './placed';

const pictures = [{ extension: 'jpg' as const, bytes: jpeg }];

forEachDatabase(
  'Pictures of orders and conversations',
  (server) => {
    const see = async (url: string, headers: Record<string, string> = {}) => {
      const { statusCode, headers: received } = await server().app.inject({ url, headers });
      return [statusCode, received['cache-control']];
    };
    const bearing = ({ token }: Person) => ({ authorization: `Bearer ${token}` });
    const ofOrder = async (owner: { customerId?: number; guestId?: string }, isPublic = false) => {
      const orderId = await newOrder(server(), owner);
      const [address = ''] = await keepPictures(server().database, { orderId, isPublic, pictures });
      return address;
    };
    const unseen = 404;
    const seen = [200, 'private, no-store'];

    it('are shown only to the customer of the order [PHAR-04, PERM-07]', async () => {
      const [person, other] = [await newPerson(server()), await newPerson(server())];
      const address = await ofOrder({ customerId: person.id });
      expect((await see(address))[0]).toBe(unseen);
      expect((await see(address, bearing(other)))[0]).toBe(unseen);
      expect(await see(address, bearing(person))).toEqual(seen);
      expect((await see(address, { authorization: 'Bearer nonsense' }))[0]).toBe(401);
      await person.send('POST', '/auth/logout');
      expect((await see(address, bearing(person)))[0]).toBe(401);
    });

    it("are shown, for a guest's order, to the browser that ordered [PHAR-04, PERM-07, GUEST-03]", async () => {
      const guestId = randomBytes(16).toString('hex');
      const address = await ofOrder({ guestId });
      expect((await see(address))[0]).toBe(unseen);
      expect((await see(address, { 'x-guest-id': randomBytes(16).toString('hex') }))[0]).toBe(unseen);
      expect((await see(address, bearing(await newPerson(server()))))[0]).toBe(unseen);
      expect(await see(address, { 'x-guest-id': guestId })).toEqual(seen);
    });

    it("are shown in the console to requests with the shop's key [PHAR-04, X-23]", async () => {
      const address = await ofOrder({ customerId: (await newPerson(server())).id });
      const operator = browser(server);
      expect((await operator.send('GET', address)).status).toBe(404);
      await operator.enter();
      const { status, headers } = await operator.send('GET', address);
      expect([status, headers['cache-control']]).toEqual(seen);
    });

    it('can be prescriptions in PDF, sent as a download to their customer and the console only [PHAR-06, PHAR-04]', async () => {
      const person = await newPerson(server());
      const orderId = await newOrder(server(), { customerId: person.id });
      const documents = prescriptionsIn([{ field: 'order_attachment', fileName: 'x.html', bytes: pdf() }]);
      const [address = ''] = await keepPictures(server().database, {
        orderId,
        isPublic: false,
        pictures: documents,
      });
      expect(address).toMatch(/\.pdf$/);
      expect((await see(address))[0]).toBe(unseen);
      const { headers, rawPayload } = await server().app.inject({ url: address, headers: bearing(person) });
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="prescription.pdf"',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
      expect(rawPayload.equals(pdf())).toBe(true);
      const operator = browser(server);
      await operator.enter();
      expect((await operator.send('GET', address)).status).toBe(200);
    });

    it('are public if they belong to a review [ORD-09]', async () => {
      const address = await ofOrder({ customerId: (await newPerson(server())).id }, true);
      expect(await see(address)).toEqual([200, 'private, max-age=31536000, immutable']);
    });

    it('are shown, if they belong to a chat, to its customer and in the console [CHAT-02, PERM-07, X-23]', async () => {
      const [person, other] = [await newPerson(server()), await newPerson(server())];
      const { body } = await person.send<MessagePage>(
        'POST',
        '/customer/message/send',
        form({ receiver_type: 'admin', client_message_id: randomBytes(8).toString('hex') }, [
          { field: 'image', name: 'a.jpg', bytes: jpeg },
        ]),
      );
      const [address = ''] = body.messages?.[0]?.file_full_url ?? [];
      expect((await see(address))[0]).toBe(unseen);
      expect((await see(address, bearing(other)))[0]).toBe(unseen);
      expect(await see(address, bearing(person))).toEqual(seen);
      const operator = browser(server);
      await operator.enter();
      expect((await operator.send('GET', address)).status).toBe(200);
    });
  },
  { env: ENV },
);
