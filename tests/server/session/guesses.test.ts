import { expect, it } from 'vitest';
import { passwordsAt } from '../../../server/features/session/passwords/passwords';
import { onDatabase } from '../../support/server';
import { newCustomer, newVisitor, type Visitor } from './visitor';

it('the server hashes two passwords at a time, and its short queue refuses further requests', async () => {
  const { hash } = passwordsAt({ N: 2 ** 10, r: 8, p: 1 }, { atOnce: 2, waiting: 3 });
  const settled = await Promise.allSettled(Array.from({ length: 8 }, () => hash('secret-1')));
  expect(settled.map(({ status }) => status)).toEqual([
    ...Array(5).fill('fulfilled'),
    ...Array(3).fill('rejected'),
  ]);
  expect(settled.at(-1)).toMatchObject({ reason: { status: 429, entries: [{ code: 'too_many' }] } });
  expect(await hash('secret-1')).toMatch(/^scrypt/);
});

onDatabase('A password under attack', (server) => {
  it('still signs in the account’s owner while strangers guess, in other networks and in the same one', async () => {
    const { form } = await newCustomer(server());
    const owner = await newVisitor(server(), '203.0.113.1');
    const guess = (visitor: Visitor) => visitor.password(form.email, 'wrong-one');
    const stranger = await newVisitor(server(), '203.0.113.2');
    for (let attempt = 0; attempt < 11; attempt += 1) await guess(stranger);
    expect((await stranger.password(form.email, form.password)).status).toBe(429);
    expect((await owner.password(form.email, form.password)).token).not.toBeNull();
    const neighbour = await newVisitor(server(), '203.0.113.1');
    for (let attempt = 0; attempt < 11; attempt += 1) await guess(neighbour);
    expect((await owner.password(form.email, form.password)).token).not.toBeNull();
  });

  it('allows a hundred wrong attempts in total, and then only attempts from browsers that signed in before', async () => {
    const { form } = await newCustomer(server());
    const owner = await newVisitor(server(), '203.0.113.1');
    expect((await owner.password(form.email, form.password)).token).not.toBeNull();
    const guess = async (index: number) =>
      (await newVisitor(server(), `203.0.113.${index % 250}`)).password(form.email, 'wrong-one');
    const answers = await Promise.all(Array.from({ length: 110 }, (_, index) => guess(index)));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(100);
    expect((await owner.password(form.email, form.password)).token).not.toBeNull();
  });
});
