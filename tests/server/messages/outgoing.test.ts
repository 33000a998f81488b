import { expect, it } from 'vitest';
import { deliverMessages, putMessage } from '../../../server/features/shared/outgoing-messages';
import { forEachDatabase } from '../../support/server';

const SECOND = 1000;
const MAIL = { to: 'nour@souk.example', subject: 'Your parcel', text: 'It has arrived.' };

forEachDatabase('Queued outgoing messages', (server) => {
  const put = () => putMessage(server().database, 'mail', MAIL, { now: server().wallClock() });
  const deliver = async (mail: (message: typeof MAIL) => Promise<void>) => {
    const troubles: unknown[] = [];
    const { database, wallClock } = server();
    await deliverMessages({ database, wallClock, send: { mail }, report: (error) => troubles.push(error) });
    return troubles;
  };
  const left = () =>
    server().database.query<{ attempts: number; is_dead: boolean }>(
      'select attempts, is_dead from outgoing_messages order by id',
    );

  it('are sent once, even when several servers send the queue [NOTI-02]', async () => {
    for (let times = 0; times < 5; times += 1) await put();
    const sent: string[] = [];
    const send = async ({ to }: typeof MAIL) => void sent.push(to);
    await Promise.all([deliver(send), deliver(send), deliver(send)]);
    expect(sent).toHaveLength(5);
    expect(await left()).toEqual([]);
  });

  it('are sent again after a server was killed while sending [NOTI-02]', async () => {
    await put();
    let isAsked = false;
    // Simulates a crash after sending: the server never records that it has sent the message.
    void deliver(() => {
      isAsked = true;
      return new Promise<never>(() => undefined);
    });
    await expect.poll(() => isAsked).toBe(true);
    const sent: string[] = [];
    const send = async ({ to }: typeof MAIL) => void sent.push(to);
    await deliver(send);
    expect(sent).toEqual([]);
    server().pass(61 * SECOND);
    await deliver(send);
    expect(sent).toEqual([MAIL.to]);
    expect(await left()).toEqual([]);
  });

  it('are sent again with growing delays and dropped after eight attempts [NOTI-02]', async () => {
    await put();
    const fail = () => Promise.reject(new Error('no route to the mail server'));
    expect(await deliver(fail)).toHaveLength(1);
    expect(await deliver(fail)).toHaveLength(0);
    server().pass(6 * SECOND);
    expect(await deliver(fail)).toHaveLength(1);
    server().pass(6 * SECOND);
    expect(await deliver(fail)).toHaveLength(0);
    for (let times = 0; times < 6; times += 1) {
      server().pass(31 * 60 * SECOND);
      await deliver(fail);
    }
    expect(await left()).toEqual([{ attempts: 8, is_dead: true }]);
    server().pass(31 * 60 * SECOND);
    expect(await deliver(fail)).toHaveLength(0);
    server().pass(8 * 24 * 60 * 60 * SECOND);
    await deliver(fail);
    expect(await left()).toEqual([]);
  });

  it('are dropped when they are one day old [NOTI-02]', async () => {
    await put();
    server().pass(25 * 60 * 60 * SECOND);
    expect(await deliver(() => Promise.reject(new Error('sent')))).toEqual([]);
    expect(await left()).toEqual([]);
  });
});
