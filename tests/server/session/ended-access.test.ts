import { expect, it } from 'vitest';
import { endAccess } from '../../../server/features/session/accounts/access';
import { quickPasswords } from '../../support/quick-passwords';
import { onDatabase, startTestApp } from '../../support/server';
import { newCustomer, newVisitor } from './visitor';

onDatabase('an account whose ways in end meanwhile', (server) => {
  it('lets nobody finish a sign-in that began before everybody was put out', async () => {
    const { form, id } = await newCustomer(server());
    const { database } = server();
    const slow = await startTestApp(database, {
      services: () => ({
        passwords: {
          ...quickPasswords,
          async verify(password, stored) {
            const isRight = await quickPasswords.verify(password, stored);
            await database.transaction((tx) => endAccess(tx, id));
            return isRight;
          },
        },
      }),
    });
    const late = await (await newVisitor(slow)).password(form.email, form.password);
    await slow.app.close();
    expect([late.status, late.codes]).toEqual([403, ['expired']]);
  });

  it('lets nobody change a password with a token that ended meanwhile', async () => {
    const { form, id, token } = await newCustomer(server());
    const { database } = server();
    const slow = await startTestApp(database, {
      services: () => ({
        passwords: {
          ...quickPasswords,
          async hash(password) {
            await database.transaction((tx) => endAccess(tx, id));
            return quickPasswords.hash(password);
          },
        },
      }),
    });
    const late = await (await newVisitor(slow)).send(
      'customer/update-profile',
      { password: 'another-1' },
      { token },
    );
    await slow.app.close();
    expect(late.status).toBe(401);
    expect((await (await newVisitor(server())).password(form.email, form.password)).token).not.toBeNull();
  });
});
