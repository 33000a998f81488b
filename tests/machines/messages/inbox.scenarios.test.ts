import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { inboxMachine } from '../../../machines/messages/inbox.machine';
import type { InboxUpdate, PageSeen } from '../../../machines/messages/inbox.types';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

function start() {
  const effects = deferredActors('introduceDevice', 'pause');
  const tell = { page: (_: PageSeen) => {}, stream: (_: InboxUpdate) => {} };
  const flow = createActor(
    inboxMachine.provide({ actors: effects.actors }).provide({
      actors: {
        watchPage: fromCallback<PageSeen>(({ sendBack }) => {
          tell.page = sendBack;
        }),
        listen: fromCallback<InboxUpdate>(({ sendBack }) => {
          tell.stream = sendBack as typeof tell.stream;
        }),
      },
    }),
  );
  const emitted = emittedBy(flow);
  flow.start();
  const shows = (isSeen: boolean) => tell.page({ type: 'page.changed', isSeen });
  const hears = (event: InboxUpdate) => tell.stream(event);
  return { flow, effects, emitted, shows, hears };
}

it('a new message is announced once, and unread messages are counted [CHAT-02, NOTI-02]', () => {
  const { flow, emitted, shows, hears } = start();
  shows(true);
  const event = { type: 'inbox.changed', version: 4, messages: 2, notifications: 1 } as const;
  hears(event);
  hears(event);
  expect(flow.getSnapshot().context).toMatchObject({ messages: 2, notifications: 1 });
  expect(emitted).toEqual([{ type: 'inbox.changed' }]);
});

it('the inbox stream reconnects with growing pauses, but not after a refusal [CHAT-02]', async () => {
  const { flow, effects, shows, hears } = start();
  shows(true);
  for (const failures of [1, 2]) {
    hears({ type: 'stream.ended' });
    expect(flow.getSnapshot().value).toBe('pausing');
    expect(effects.latest('pause').input).toEqual({ failures });
    effects.latest('pause').resolve(undefined);
    await settled();
    expect(flow.getSnapshot().matches('following')).toBe(true);
  }
  hears({ type: 'stream.refused' });
  expect(flow.getSnapshot().value).toBe('alone');
});

it('the inbox stream is closed while the page is hidden or offline [NFR-08, CHAT-02]', () => {
  const { flow, shows } = start();
  expect(flow.getSnapshot().children.listen).toBeUndefined();
  shows(true);
  expect(flow.getSnapshot().children.listen).toBeDefined();
  shows(false);
  expect(flow.getSnapshot().children.listen).toBeUndefined();
});
