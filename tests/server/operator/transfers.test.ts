import { expect, it } from 'vitest';
import type { OperatorTrip } from '../../../contract/types.gen';
import { onDatabase } from '../../support/server';
import { order, withWraps } from '../checkout/orderer';
import { browser, ENV } from './visitor';

onDatabase(
  'Reported bank transfers in the console',
  (server) => {
    it('can be submitted again by the customer when the operator could not find the money [CHK-04, X-23, NOTI-02]', async () => {
      const operator = browser(server);
      await operator.enter();
      const person = await withWraps(server());
      const tells = (transaction_id: string) => ({ account_name: 'Nour', transaction_id });
      const placed = await order(person, {
        body: {
          payment_method: 'offline_payment',
          offline_payment: { method_id: 1, answers: tells('TR-1') },
        },
      });
      const id = placed.body.order_id;
      const atConsole = async () => (await operator.orders()).find((one) => one.id === id);
      const statusOf = async () =>
        (await person.send<{ offline_payment_status: string }>('GET', `/customer/order/track?order_id=${id}`))
          .body.offline_payment_status;
      const decide = (decision: string) => operator.send('PUT', `/operator/orders/${id}`, { decision });
      expect(await atConsole()).toMatchObject({
        transfer: {
          method: 'Bank transfer',
          answers: [{ value: 'Nour' }, { value: 'TR-1' }],
          note: null,
        },
        waits_for: ['transfer'],
        decisions: ['payment_received', 'payment_missing', 'canceled', 'failed'],
      });
      expect((await decide('payment_missing')).status).toBe(200);
      expect(await statusOf()).toBe('denied');
      expect(await atConsole()).toMatchObject({ waits_for: ['payment'], decisions: ['canceled', 'failed'] });
      expect(await decide('payment_received')).toMatchObject({ status: 403, codes: ['decision'] });
      const [received] = await server().database.query(
        'select title from notifications where order_id = $1 order by id desc limit 1',
        [id],
      );
      expect(received).toMatchObject({ title: { en: 'We couldn’t find your payment' } });
      const again = await person.send('PUT', '/customer/order/offline-payment', {
        body: { order_id: id, method_id: 1, ...tells('TR-2') },
      });
      expect(again.status).toBe(200);
      expect((await atConsole())?.transfer?.answers.map(({ value }) => value)).toEqual(['Nour', 'TR-2']);
      expect((await decide('payment_received')).status).toBe(200);
      expect(await statusOf()).toBe('verified');
      expect((await atConsole())?.payment_status).toBe('paid');
    });

    it('can be cancelled with a reason, for a trip whose bank transfer is missing [CHK-04, RENT-54, X-23]', async () => {
      const operator = browser(server);
      await operator.enter();
      const { database } = server();
      const [trip] = await database.query<{ id: number }>(
        `insert into trips (module_id, zone_id, provider_id, type, status, payment_method, payment_status, contact_name,
          contact_phone, pickup, pickup_at, vehicles_amount, tax, total, created_at, updated_at)
        select 6, 1, id, 'day_wise', 'pending', 'offline_payment', 'unpaid', 'Nour', '+971501112233', '{}', now(), 5000, 0, 5000, now(), now()
        from providers order by id limit 1 returning id`,
      );
      const id = trip?.id ?? 0;
      await database.query(
        `insert into offline_payments (trip_id, method_id, answers, created_at, updated_at)
        values ($1, 1, '{"account_name": "Nour", "transaction_id": "TR-3"}', now(), now())`,
        [id],
      );
      const atConsole = async () =>
        (await operator.send<{ trips: OperatorTrip[] }>('GET', '/operator/trips')).body.trips.find(
          (one) => one.id === id,
        );
      const decide = (decision: string, reason?: string) =>
        operator.send('PUT', `/operator/trips/${id}`, { decision, ...(reason && { reason }) });
      expect((await atConsole())?.transfer?.answers.map(({ value }) => value)).toEqual(['Nour', 'TR-3']);
      expect((await decide('payment_missing')).status).toBe(200);
      expect((await atConsole())?.decisions).toEqual(['canceled']);
      expect((await decide('canceled', 'No car left')).status).toBe(200);
      expect(await atConsole()).toMatchObject({ status: 'canceled', cancellation_reason: 'No car left' });
    });
  },
  { env: ENV },
);
