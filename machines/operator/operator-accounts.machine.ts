import { assign, emit, setup } from 'xstate';
import type { OperatorDraft, SignInLink } from '../../domain/operator-roles';
import type { ChartMeta, Tag } from '../shared/chart';
import { eventOf, outputOf } from '../shared/event';
import { notifyKeptFailure, setFailure } from '../shared/failing';
import type { Failure } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import type { Notice } from '../shared/notice';
import { required } from '../shared/required';
import type { ConsoleUpdate } from './console-sign-in.machine';

const actors = {
  /** Saves the account and returns its id. */
  saveAccount: notProvided<number, OperatorDraft>('saveAccount'),
  removeAccount: notProvided<void, number>('removeAccount'),
  createLink: notProvided<SignInLink, number>('createLink'),
};

export const operatorAccountsMachine = setup({
  types: {} as {
    context: {
      /** The id of the account in the form or question. `null`: a new account. */
      id: number | null;
      draft: OperatorDraft | null;
      /** The new sign-in link. It is shown once, because the server stores only its hash. */
      link: SignInLink | null;
      failure: Failure | null;
    };
    events:
      | { type: 'account.opened'; id: number | null }
      | { type: 'account.submitted'; draft: OperatorDraft }
      | { type: 'link.requested'; id: number }
      | { type: 'removal.requested'; id: number }
      | { type: 'removal.confirmed' }
      | { type: 'question.closed' };
    emitted: ConsoleUpdate | Notice;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    /** Returns whether the new account needs a sign-in link, because it has no password. */
    isInvited: ({ context: { draft } }) => draft?.id === null && draft.password === null,
  },
  actions: {
    setAccount: assign(({ event }) => ({
      id: eventOf(event, 'account.opened').id,
      draft: null,
      failure: null,
    })),
    setLinked: assign(({ event }) => ({ id: eventOf(event, 'link.requested').id, failure: null })),
    setInvited: assign(({ event }) => ({ id: outputOf<typeof actors, 'saveAccount'>(event) })),
    setLink: assign(({ event }) => ({ link: outputOf<typeof actors, 'createLink'>(event) })),
    forgetLink: assign({ link: null }),
    setRemoved: assign(({ event }) => ({ id: eventOf(event, 'removal.requested').id, failure: null })),
    setDraft: assign(({ event }) => ({ draft: eventOf(event, 'account.submitted').draft, failure: null })),
    forgetDraft: assign({ draft: null }),
    setFailure: setFailure(),
    announceChange: emit({ type: 'console.changed' }),
    notifyFailure: notifyKeptFailure(),
  },
}).createMachine({
  id: 'operatorAccounts',
  description:
    'The owner adds, changes, blocks and removes the accounts of the console and creates sign-in links.',
  meta: { title: 'Console accounts', rules: ['X-26', 'X-29'] },
  context: { id: null, draft: null, link: null, failure: null },
  initial: 'listing',
  states: {
    listing: {
      meta: { title: 'Accounts' },
      on: {
        'account.opened': { target: 'editing', actions: 'setAccount' },
        'link.requested': { target: 'linking', actions: 'setLinked' },
        'removal.requested': { target: 'confirming', actions: 'setRemoved' },
      },
    },
    editing: {
      meta: { title: 'Filling in an account' },
      tags: 'open',
      on: {
        'account.submitted': { target: 'saving', actions: 'setDraft' },
        'question.closed': 'listing',
      },
    },
    saving: {
      meta: { title: 'Saving the account' },
      tags: ['open', 'busy'],
      invoke: {
        id: 'saveAccount',
        src: 'saveAccount',
        input: ({ context }) => required(context.draft, 'draft'),
        onDone: [
          {
            meta: { rules: ['X-29'] },
            guard: 'isInvited',
            target: 'linking',
            actions: ['setInvited', 'forgetDraft', 'announceChange'],
          },
          { target: 'listing', actions: ['forgetDraft', 'announceChange'] },
        ],
        onError: {
          description: 'The form stays open with its text and the reason.',
          target: 'editing',
          actions: ['setFailure', 'forgetDraft'],
        },
      },
    },
    linking: {
      meta: { title: 'Creating a sign-in link', rules: ['X-29'] },
      tags: ['open', 'busy'],
      invoke: {
        id: 'createLink',
        src: 'createLink',
        input: ({ context }) => required(context.id, 'id'),
        onDone: { target: 'linked', actions: 'setLink' },
        onError: { target: 'listing', actions: ['setFailure', 'notifyFailure'] },
      },
    },
    linked: {
      description: 'The link is shown once, to copy and send.',
      meta: { title: 'Showing the sign-in link', rules: ['X-29'] },
      tags: 'open',
      on: { 'question.closed': { target: 'listing', actions: 'forgetLink' } },
    },
    confirming: {
      description: 'The account can’t be restored.',
      meta: { title: 'Confirming the removal' },
      tags: 'open',
      on: { 'removal.confirmed': 'removing', 'question.closed': 'listing' },
    },
    removing: {
      meta: { title: 'Removing the account' },
      tags: ['open', 'busy'],
      invoke: {
        id: 'removeAccount',
        src: 'removeAccount',
        input: ({ context }) => required(context.id, 'id'),
        onDone: { target: 'listing', actions: 'announceChange' },
        onError: { target: 'listing', actions: ['setFailure', 'notifyFailure'] },
      },
    },
  },
});
