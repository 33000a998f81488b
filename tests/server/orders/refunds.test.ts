import { expect, it } from 'vitest';
import type { Order } from '../../../contract/types.gen';
import reasonsMoved from '../../../server/db/migrations/047_refund_reasons.sql?raw';
import { onDatabase } from '../../support/server';
import { form, newPerson, type Person } from '../account/person';
import { jpeg } from '../account/pictures';
import { DAY, HOUR, newOrder, stateOf } from './placed';

onDatabase('A refund', (server) => {
  const delivered = (person: Person, given: object = {}) =>
    newOrder(server(), { customerId: person.id, status: 'delivered', deliveredAgo: HOUR, ...given });
  const ask = (person: Person, order_id: number, files: Buffer[] = [], reason = 'Something is missing') =>
    person.send(
      'POST',
      '/customer/order/refund-request',
      form(
        { order_id: String(order_id), customer_reason: reason, customer_note: 'No fries' },
        files.map((bytes, at) => ({ field: 'image', name: `${at}.jpg`, bytes })),
      ),
    );

  it('is requested with a reason, note and pictures, and its status is readable [ORD-07]', async () => {
    const person = await newPerson(server());
    const id = await delivered(person);
    expect((await ask(person, id, [jpeg, jpeg])).status).toBe(200);
    const { body } = await person.send<Order>('GET', '/customer/order/track', { query: { order_id: id } });
    expect(body).toMatchObject({
      order_status: 'refund_requested',
      refund: {
        status: 'requested',
        customer_reason: 'Something is missing',
        customer_note: 'No fries',
        amount: 17.4,
        admin_note: null,
      },
      actions: { refund_until: null, can_reorder: true },
    });
    expect(body.refund_requested).not.toBeNull();
    const shown = body.refund?.image_full_url ?? [];
    expect(shown).toHaveLength(2);
    const headers = { authorization: `Bearer ${person.token}` };
    for (const url of shown) expect((await server().app.inject({ url, headers })).statusCode).toBe(200);
  });

  it('lists the lines with a problem, each once and only lines of this order [ORD-07, PERM-07]', async () => {
    const person = await newPerson(server());
    const id = await delivered(person);
    const linesOf = async (order_id: number) =>
      (
        await person.send<{ id: number }[]>('GET', '/customer/order/details', { query: { order_id } })
      ).body.map((line) => line.id);
    const [line = 0] = await linesOf(id);
    const [other = 0] = await linesOf(await delivered(person));
    const report = (items: unknown) =>
      person.send(
        'POST',
        '/customer/order/refund-request',
        form({ order_id: String(id), customer_reason: 'Missing', items: JSON.stringify(items) }, []),
      );
    const missing = { order_detail_id: line, problem: 'missing' };
    expect((await report([{ ...missing, order_detail_id: other }])).codes).toEqual(['items']);
    expect((await report([missing, missing])).codes).toEqual(['items']);
    expect((await report([{ ...missing, problem: 'late' }])).codes).toEqual(['items.0.problem']);
    expect((await report('all')).codes).toEqual(['items']);
    expect(await stateOf(server(), id)).toBe('delivered');
    expect((await report([missing])).status).toBe(200);
    const { body } = await person.send<Order>('GET', '/customer/order/track', { query: { order_id: id } });
    expect(body.refund?.items).toEqual([missing]);
  });

  it("has its predefined reason in the reader's language, and free text as it was written [ORD-07, LANG-05]", async () => {
    const person = await newPerson(server());
    const reasonsOf = async (order_id: number) => {
      const read = async (language: 'en' | 'ar') =>
        (await person.send<Order>('GET', '/customer/order/track', { query: { order_id }, language })).body;
      return [(await read('en')).refund?.customer_reason, (await read('ar')).refund?.customer_reason];
    };
    for (const chosen of ['Something is missing', 'هناك شيء ناقص']) {
      const id = await delivered(person);
      expect((await ask(person, id, [], chosen)).status).toBe(200);
      expect(await reasonsOf(id)).toEqual(['Something is missing', 'هناك شيء ناقص']);
    }
    const id = await delivered(person);
    await ask(person, id, [], 'It fell');
    expect(await reasonsOf(id)).toEqual(['It fell', 'It fell']);
  });

  it('shows its reason in every language even if it was stored before languages existed [ORD-07]', async () => {
    const person = await newPerson(server());
    const id = await delivered(person);
    const undone = new Error('undone');
    let kept: unknown[] = [];
    const moving = server().database.transaction(async (tx) => {
      await tx.script(
        'delete from order_refunds; alter table order_refunds drop column reason, add column reason text not null',
      );
      const summaryOf = async (reason: string) => {
        await tx.query('savepoint before');
        await tx.query(
          'insert into order_refunds (order_id, reason, amount, created_at) values ($1, $2, 100, now())',
          [id, reason],
        );
        await tx.script(reasonsMoved);
        const [row] = await tx.query('select reason from order_refunds where order_id = $1', [id]);
        kept = [...kept, row];
        await tx.query('rollback to savepoint before');
      };
      await summaryOf('هناك شيء ناقص');
      await summaryOf('It fell');
      throw undone;
    });
    await expect(moving).rejects.toBe(undone);
    expect(kept).toEqual([
      { reason: { en: 'Something is missing', ar: 'هناك شيء ناقص' } },
      { reason: { en: 'It fell' } },
    ]);
  });

  it('is requested exactly once for concurrent requests [ORD-07]', async () => {
    const person = await newPerson(server());
    const id = await delivered(person);
    const answers = await Promise.all([1, 2, 3].map(() => ask(person, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    const stored = await server().database.query('select 1 from order_refunds where order_id = $1', [id]);
    expect(stored).toHaveLength(1);
  });

  it('is refused to other customers, for running orders, without a reason and after its time limit [CONST-07, ORD-07, PERM-07]', async () => {
    const person = await newPerson(server());
    const id = await delivered(person);
    expect((await ask(await newPerson(server()), id)).status).toBe(404);
    expect((await ask(person, id, [], '   ')).codes).toEqual(['customer_reason']);
    expect((await ask(person, id, [Buffer.from('%PDF-1.7')])).codes).toEqual(['image']);
    expect((await ask(person, await delivered(person, { deliveredAgo: 2 * DAY }))).codes).toEqual([
      'too_late',
    ]);
    const running = await newOrder(server(), { customerId: person.id, status: 'processing' });
    expect((await ask(person, running)).codes).toEqual(['order_status']);
    expect(await stateOf(server(), id)).toBe('delivered');
    expect((await ask(person, id, [jpeg, jpeg, jpeg, jpeg])).message).toBe(
      'Maximum 3 images can be send at a time.',
    );
  });
});
