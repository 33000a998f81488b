import { expect, it } from 'vitest';
import { endAccess } from '../../../server/features/session/accounts/access';
import { quickPasswords } from '../../support/quick-passwords';
import { onDatabase, startTestApp } from '../../support/server';
import { newCustomer, newVisitor } from './visitor';

onDatabase('A sign-in or token that ends in the meantime', (server) => {
  it('cannot be finished after all sessions of the account have ended', async () => {
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

  it('cannot change the password after the token has ended', async () => {
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
