import { expect, it } from 'vitest';
import { forEachDatabase } from '../../support/server';
import { unusedDigits } from '../../support/unused-digits';
import { form, newPerson, nobody, type Person } from '../account/person';

const HARBOUR = '1';

/** Notes the transaction of each write. The sender removes its messages from the outbox immediately. */
const NOTE_WRITES = `
  create table noted_writes (what text, tx bigint);
  create function note_write() returns trigger language plpgsql as $$
    begin insert into noted_writes values (tg_table_name, txid_current()); return null; end $$;
  create trigger note_message after insert on outgoing_messages for each row execute function note_write();
  create trigger note_registration after insert on registrations for each row execute function note_write();
  create trigger note_customer after update or delete on customers for each row execute function note_write();
`;

const applies = (person: Person) =>
  person.send(
    'POST',
    '/auth/delivery-man/store',
    form(
      {
        f_name: 'Omar',
        l_name: 'Haddad',
        email: `omar${Date.now()}@souk.example`,
        phone: `+97158${unusedDigits()}`,
        password: 'letmedrive',
        zone_id: HARBOUR,
        vehicle_id: '1',
        earning: '1',
        identity_type: 'passport',
        identity_number: `P${Date.now()}`,
      },
      [],
    ),
  );

forEachDatabase('The mail about an accepted write', (server) => {
  it("is queued in the same transaction as the write, so that a crash can't lose it [X-05]", async () => {
    const { database } = server();
    await database.script(NOTE_WRITES);
    const person = await newPerson(server());
    await database.query('update customers set is_email_verified = true where id = $1', [person.id]);
    const writes = [
      ['registrations', () => applies(nobody(server()))],
      ['customers', () => person.send('POST', '/customer/update-profile', form({ password: 'another-one' }))],
      ['customers', () => person.send('DELETE', '/customer/remove-account')],
    ] as const;
    for (const [table, write] of writes) {
      await database.query('delete from noted_writes');
      const { status } = await write();
      expect([table, status]).toEqual([table, 200]);
      const noted = await database.query<{ what: string; tx: number }>(
        'select what, tx::int from noted_writes',
      );
      const of = (what: string) => noted.filter((one) => one.what === what).map(({ tx }) => tx);
      expect(of('outgoing_messages')).toHaveLength(1);
      expect(of(table)).toContain(of('outgoing_messages')[0]);
      await server().settle();
    }
  });
});
