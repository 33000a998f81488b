import type { ActorRefFrom } from 'xstate';
import type { chatMachine } from '../../../machines/messages/chat.machine';
import { bindFlow } from '../../platform/flow';

export type ChatFlow = ActorRefFrom<typeof chatMachine>;

export const [ChatActor, useChatRef, useChat] = bindFlow<ChatFlow>('chat');
