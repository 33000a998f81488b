import type { ActorRefFrom } from 'xstate';
import type { chatMachine } from '../../../machines/messages/chat.machine';
import { createActorBinding } from '../../ui/actor-binding';

export type ChatFlow = ActorRefFrom<typeof chatMachine>;

export const {
  Provider: ChatActor,
  useActorRef: useChatRef,
  useActorValue: useChat,
} = createActorBinding<ChatFlow>('chat');
