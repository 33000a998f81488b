import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { chatMachine } from '../../../machines/messages/chat.machine';
import type { ChatDraftCommand, PictureCommand } from '../../../machines/messages/chat.types';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { first, offline, partner, picture, second, third, threadOf } from './chat.model';

async function opened(messages = [second], hasOlder = false) {
  const effects = deferredActors('readThread', 'sendMessage', 'reportSeen');
  const commands: (PictureCommand | ChatDraftCommand)[] = [];
  const flow = createActor(
    chatMachine.provide({ actors: effects.actors }).provide({
      actors: {
        loadPictures: fromCallback<PictureCommand>(({ receive }) =>
          receive((received) => commands.push(received)),
        ),
        keepDraft: fromCallback<ChatDraftCommand>(({ receive }) =>
          receive((received) => commands.push(received)),
        ),
      },
    }),
    { input: { partner, draft: '' } },
  );
  const emitted = emittedBy(flow);
  flow.start();
  effects.latest('readThread').resolve(threadOf(messages, hasOlder));
  await settled();
  const say = (text: string, key: string) => flow.send({ type: 'message.submitted', text, key });
  return { flow, effects, emitted, commands, say, at: () => flow.getSnapshot() };
}

it('chat messages are shown immediately and sent one after the other, each once [CHAT-02]', async () => {
  const { effects, say, at } = await opened();
  say('One', 'key-1');
  say('One', 'key-1');
  say('Two', 'key-2');
  expect(at().context.outgoing.map(({ text }) => text)).toEqual(['One', 'Two']);
  expect(effects.callsOf('sendMessage')).toHaveLength(1);
  effects.latest('sendMessage').resolve(threadOf([second, { ...first, id: 8, key: 'key-1' }]));
  await settled();
  expect(effects.latest('sendMessage').input).toMatchObject({ message: { key: 'key-2', text: 'Two' } });
  expect(at().context.outgoing.map(({ key }) => key)).toEqual(['key-2']);
  expect(at().context.messages.map(({ id }) => id)).toEqual([2, 8]);
});

it('a resent chat message is not confused with another message [CHAT-02]', async () => {
  const { flow, effects, say, at } = await opened();
  say('One', 'key-1');
  effects.latest('sendMessage').reject({ code: 'server', messages: [] });
  await settled();
  say('Two', 'key-2');
  flow.send({ type: 'message.retried', key: 'key-1' });
  effects.latest('sendMessage').resolve(threadOf([second, { ...first, id: 8, key: 'key-2' }]));
  await settled();
  expect(at().context.outgoing.map(({ key }) => key)).toEqual(['key-1']);
  expect(effects.latest('sendMessage').input).toMatchObject({ message: { key: 'key-1' } });
});

it('a chat message that failed is kept and can be resent with the same key or discarded [CHAT-02]', async () => {
  const { flow, effects, say, at } = await opened();
  say('Hello', 'key-1');
  effects.latest('sendMessage').reject({ code: 'server', messages: [] });
  await settled();
  expect(at().context.outgoing[0]).toMatchObject({ text: 'Hello', failure: { code: 'server' } });
  flow.send({ type: 'message.retried', key: 'key-1' });
  expect(effects.latest('sendMessage').input).toMatchObject({ message: { key: 'key-1' } });
  effects.latest('sendMessage').reject({ code: 'server', messages: [] });
  await settled();
  flow.send({ type: 'message.discarded', key: 'key-1' });
  expect(at().context.outgoing).toEqual([]);
});

it('chat messages that the network lost are sent when the server is reachable again [CHAT-02, NFR-08]', async () => {
  const { flow, effects, say } = await opened();
  say('Hello', 'key-1');
  effects.latest('sendMessage').reject(offline);
  await settled();
  flow.send({ type: 'news.changed' });
  expect(effects.callsOf('sendMessage')).toHaveLength(2);
});

it('a received chat message is shown once and reported to the server as seen [CHAT-02]', async () => {
  const { flow, effects, emitted, at } = await opened();
  flow.send({ type: 'news.changed' });
  effects.latest('readThread').resolve(threadOf([second, third]));
  await settled();
  expect(emitted).toContainEqual({ type: 'message.arrived', name: 'Basil Kitchen', text: third.text });
  expect(effects.latest('reportSeen').input).toEqual({ conversationId: 1, upToId: 3 });
  effects.latest('reportSeen').resolve(undefined);
  await settled();
  flow.send({ type: 'news.changed' });
  effects.latest('readThread').resolve(threadOf([second, { ...third, isSeen: true }]));
  await settled();
  expect(emitted.filter(({ type }) => type === 'message.arrived')).toHaveLength(1);
  expect(effects.callsOf('reportSeen')).toHaveLength(1);
  expect(at().context.messages.map(({ id }) => id)).toEqual([2, 3]);
});

it('loading older messages requests those before the oldest loaded one [CHAT-02]', async () => {
  const { flow, effects, at } = await opened([second], true);
  flow.send({ type: 'older.requested' });
  flow.send({ type: 'older.requested' });
  expect(effects.callsOf('readThread')).toHaveLength(2);
  expect(effects.latest('readThread').input).toMatchObject({ beforeId: 2 });
  effects.latest('readThread').resolve(threadOf([first]));
  await settled();
  expect([at().context.messages.map(({ id }) => id), at().context.hasOlder]).toEqual([[1, 2], false]);
});

it('a chat message has up to three pictures, names the rejected ones and cannot be empty [CHAT-02, PHAR-03, CONST-07]', async () => {
  const { flow, effects, commands, say, at } = await opened();
  say('   ', 'key-0');
  expect(effects.callsOf('sendMessage')).toHaveLength(0);
  flow.send({ type: 'pictures.chosen', photos: [picture, picture, picture, picture] });
  expect(at().context.problem).toBe('count');
  expect(commands.at(-1)).toMatchObject({ type: 'pictures.stored', photos: [picture, picture, picture] });
  flow.send({ type: 'pictures.chosen', photos: [{ ...picture, type: 'application/pdf' }] });
  expect(at().context.problem).toBe('type');
  flow.send({ type: 'pictures.read', pictures: [{ id: 'p1', name: 'door.jpg', url: 'blob:1' }] });
  say('', 'key-1');
  expect(effects.latest('sendMessage').input).toMatchObject({ message: { pictures: [{ id: 'p1' }] } });
  expect(commands).toContainEqual({ type: 'pictures.taken', key: 'key-1' });
});

it('the draft of a chat message is stored on the device until it is sent [CHAT-02]', async () => {
  const { flow, commands, say } = await opened();
  flow.send({ type: 'draft.typed', text: 'Without on' });
  say('Without onions', 'key-1');
  expect(commands.filter(({ type }) => type === 'draft.stored')).toEqual([
    { type: 'draft.stored', partner, text: 'Without on' },
    { type: 'draft.stored', partner, text: '' },
  ]);
});
