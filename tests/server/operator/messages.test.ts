import { expect, it } from 'vitest';
import type { OperatorConversation } from '../../../contract/types.gen';
import { forEachDatabase } from '../../support/server';
import { unusedDigits } from '../../support/unused-digits';
import { newPerson } from '../account/person';
import { browser, ENV } from './visitor';

forEachDatabase(
  'The messages in the console',
  (server) => {
    const atConsole = async () => {
      const operator = browser(server);
      await operator.enter();
      const talks = async () =>
        (await operator.send<{ conversations: OperatorConversation[] }>('GET', '/operator/conversations'))
          .body.conversations;
      return { operator, talks };
    };
    it('are shown in the console as waiting until the operator replies [CHAT-02, X-23]', async () => {
      const { operator, talks } = await atConsole();
      const phone = `+97158${unusedDigits()}`;
      const person = await newPerson(server(), { phone });
      await person.send('POST', '/customer/message/send', {
        body: { receiver_type: 'admin', message: 'Where are my rolls?' },
      });
      await person.send('POST', '/customer/message/send', {
        body: { receiver_type: 'vendor', receiver_id: 1, message: 'Nuts?' },
      });
      const own = async () => (await talks()).filter((talk) => talk.phone === phone);
      const [support, store] = await own();
      expect(support).toMatchObject({
        kind: 'support',
        partner: null,
        is_waiting: 1,
        messages: [{ is_from_customer: 1, message: 'Where are my rolls?', images: [] }],
      });
      expect(store).toMatchObject({ kind: 'store', partner: 'Basil Kitchen', is_waiting: 1 });

      const path = `/operator/conversations/${support?.id}`;
      expect(await operator.send('PUT', path, { message: '  ' })).toMatchObject({ codes: ['message'] });
      expect((await operator.send('PUT', path, { message: ' On their way. ' })).status).toBe(200);
      const answered = (await own()).find(({ id }) => id === support?.id);
      expect(answered).toMatchObject({ is_waiting: 0, messages: [{}, { message: 'On their way.' }] });
      const thread = await person.send<{ messages: unknown[] }>(
        'GET',
        `/customer/message/details?conversation_id=${support?.id}`,
      );
      expect(thread.body.messages).toMatchObject([
        { sender_type: 'admin', message: 'On their way.' },
        { sender_type: 'customer', is_seen: 1 },
      ]);
      expect((await operator.send('PUT', '/operator/conversations/999999', { message: 'x' })).status).toBe(
        404,
      );
      const stranger = browser(server);
      expect(await stranger.send('PUT', path, { message: 'x' })).toMatchObject({ codes: ['operator'] });
    });
  },
  { env: ENV },
);
