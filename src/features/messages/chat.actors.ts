import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { addressOf, type Partner } from '../../../domain/conversation';
import { chatMachine } from '../../../machines/messages/chat.machine';
import type {
  ChatDraftCommand,
  ChatEvent,
  Picture,
  PictureCommand,
} from '../../../machines/messages/chat.types';
import type { conversationsMachine } from '../../../machines/messages/conversations.machine';
import type { MessageApi } from '../../api/message-api';
import type { EffectsOf } from '../../platform/flow';
import { forgetDraft, readDraft, writeDraft } from '../../platform/storage/drafts';
import { announce } from '../../ui/announce';

const nameOf = (partner: Partner): string => `chat-${addressOf(partner)}`;

export function storedDraft(partner: Partner): string {
  const draft = readDraft(nameOf(partner));
  return typeof draft === 'string' ? draft : '';
}

type StoredPicture = Picture & { file: File };

export function provideChat(api: () => Promise<MessageApi>) {
  const filesById = new Map<string, File>();
  return chatMachine.provide({
    actors: {
      readThread: fromPromise(async ({ input: { partner, beforeId } }) =>
        (await api()).thread(partner, beforeId),
      ),
      sendMessage: fromPromise(async ({ input: { partner, message } }) => {
        const { key, text, pictures } = message;
        const files = pictures.map(({ id }) => filesById.get(id)).filter((file) => file !== undefined);
        return (await api()).send({ partner, key, text, files });
      }),
      reportSeen: fromPromise(async ({ input: { conversationId, upToId } }) =>
        (await api()).seen(conversationId, upToId),
      ),
      loadPictures: loadPictures(filesById),
      keepDraft: fromCallback<ChatDraftCommand>(({ receive }) => {
        receive(({ partner, text }) => {
          if (text === '') forgetDraft(nameOf(partner));
          else writeDraft(nameOf(partner), text);
        });
      }),
    },
  });
}

/** Holds the files of unsent messages in memory, because the machine's context holds only JSON. */
const loadPictures = (files: Map<string, File>) =>
  fromCallback<PictureCommand>(({ sendBack, receive }) => {
    const all: StoredPicture[] = [];
    let open: StoredPicture[] = [];
    const notify = () =>
      sendBack({
        type: 'pictures.read',
        pictures: open.map(({ id, name, url }) => ({ id, name, url })),
      } satisfies ChatEvent);
    receive((command) => {
      if (command.type === 'pictures.stored')
        for (const file of command.photos.filter((photo): photo is File => photo instanceof File)) {
          const picture = { id: crypto.randomUUID(), name: file.name, url: URL.createObjectURL(file), file };
          files.set(picture.id, file);
          all.push(picture);
          open.push(picture);
        }
      else if (command.type === 'picture.dropped') open = open.filter(({ id }) => id !== command.id);
      else open = [];
      notify();
    });
    return () => {
      for (const { id, url } of all) {
        URL.revokeObjectURL(url);
        files.delete(id);
      }
    };
  });

/** Reloads the list of conversations and announces a new message to screen readers. */
export const chatEffects = (
  list: ActorRefFrom<typeof conversationsMachine>,
): EffectsOf<typeof chatMachine> => ({
  'chat.changed': () => list.send({ type: 'news.changed' }),
  'message.arrived': ({ name, text }) => announce(`${name}: ${text}`),
});
