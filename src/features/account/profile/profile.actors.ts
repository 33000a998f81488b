import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { defaultParseSearch, type RouterHistory } from '@tanstack/react-router';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import type { Contact } from '../../../../domain/contact';
import type { Person } from '../../../../domain/person';
import { accountDeletionMachine } from '../../../../machines/account/account-deletion.machine';
import { profileMachine } from '../../../../machines/account/profile.machine';
import type { LeaveCommand, PhotoCommand, ProfileEvent } from '../../../../machines/account/profile.types';
import type { CodeDestination } from '../../../../machines/session/otp.machine';
import { otpMachine } from '../../../../machines/session/otp.machine';
import type { sessionMachine } from '../../../../machines/session/session.machine';
import type { SaveInput, SaveOutcome } from '../../../../machines/shared/profile-save';
import type { ContactProof, ProfileApi } from '../../../api/profile-api';
import type { EffectsOf } from '../../../platform/flow';
import type { PhoneProvider } from '../../session/code/phone-provider';
import { lockResend } from '../../session/code/resend-lock';
import { accountOf, forgetProfileDraft } from './profile-texts';

type Session = ActorRefFrom<typeof sessionMachine>;

type ProfilePorts = {
  api(): Promise<Pick<ProfileApi, 'update'>>;
  phoneProvider: PhoneProvider;
  session: Session;
  history: RouterHistory;
};

/**
 * Provides the profile's effects. Contacts are verified with the code flow: checking a code means saving the
 * profile with the code.
 */
export function provideProfile({ api, phoneProvider, session, history }: ProfilePorts) {
  let file: File | null = null;

  /**
   * Saves the profile. Depending on the purpose, it requests a code first or sends one along [PROF-02,
   * PROF-03].
   */
  const save = async (
    { draft, purpose, hasPhoto }: SaveInput,
    proof: ContactProof | null,
    signal?: AbortSignal,
  ): Promise<SaveOutcome> => {
    const { update } = await api();
    return update({ ...draft, purpose, image: hasPhoto ? file : null, proof }, signal);
  };
  const proofOf = (contact: Contact, hasProvider: boolean, code: string): ContactProof => ({
    on: contact.type,
    code,
    sessionInfo: hasProvider ? phoneProvider.sessionOf(contact.value) : null,
  });

  const otp = otpMachine.provide({
    actors: {
      verifyCode: fromPromise(async ({ input }) => ({
        answer: null,
        ...(await save(savedBy(input), proofOf(input.contact, input.hasProvider, input.code))),
      })),
      sendCode: fromPromise(async ({ input }) => void (await save(savedBy(input), null))),
      sendByProvider: fromPromise(({ input }) => phoneProvider.send(input.phone)),
      lockResend: fromPromise(async ({ input }) => lockResend(input)),
    },
  });
  return profileMachine.provide({
    actors: {
      saveProfile: fromPromise(({ input, signal }) => save(input, null, signal)),
      otp,
      watchAccount: watchAccount(session),
      loadPhoto: loadPhoto((chosen) => {
        file = chosen;
      }),
      guardLeaving: guardLeaving(history, () => session.getSnapshot().context.token !== null),
    },
  });
}

/** Returns the data to save for the purpose of the code flow. */
function savedBy({ purpose }: CodeDestination): SaveInput {
  if (purpose.type !== 'profile') throw new Error('A code of the profile proves something else');
  return purpose.save;
}

const watchAccount = (session: Session) =>
  fromCallback(({ sendBack }) => {
    let known: Person | null = session.getSnapshot().context.person;
    const subscription = session.subscribe(({ context: { person } }) => {
      if (person === null || person === known) return;
      known = person;
      sendBack({ type: 'account.changed', account: accountOf(person) } satisfies ProfileEvent);
    });
    return () => subscription.unsubscribe();
  });

const loadPhoto = (keep: (file: File | null) => void) =>
  fromCallback<PhotoCommand>(({ sendBack, receive }) => {
    let url: string | null = null;
    const drop = () => {
      if (url !== null) URL.revokeObjectURL(url);
      url = null;
      keep(null);
    };
    receive((command) => {
      drop();
      if (command.type !== 'photo.stored' || !(command.photo instanceof File)) return;
      keep(command.photo);
      url = URL.createObjectURL(command.photo);
      sendBack({ type: 'photo.read', url } satisfies ProfileEvent);
    });
    return drop;
  });

type Place = { pathname: string; search: string };

const pageOf = ({ search }: Place): unknown => (defaultParseSearch(search) as { page?: unknown }).page;
/** Returns whether the navigation leaves the page. Opening a layer changes only the query, so it does not. */
const isAway = (current: Place, next: Place): boolean =>
  current.pathname !== next.pathname || pageOf(current) !== pageOf(next);

/** Blocks navigation until the customer decides in the dialog about unsaved changes [PROF-11]. */
const guardLeaving = (history: RouterHistory, isSignedIn: () => boolean) =>
  fromCallback<LeaveCommand>(({ sendBack, receive }) => {
    let hasUnsavedChanges = false;
    let answer = (_isBlocked: boolean): void => undefined;
    receive(({ type }) => {
      if (type === 'changes.unsaved' || type === 'changes.settled')
        hasUnsavedChanges = type === 'changes.unsaved';
      else answer(type === 'leave.refused');
    });
    const unblock = history.block({
      blockerFn: ({ currentLocation, nextLocation }) => {
        if (!isAway(currentLocation, nextLocation)) return false;
        return new Promise((resolve) => {
          // Cancels the previous navigation, which this one replaces.
          answer(true);
          answer = resolve;
          sendBack({ type: 'leave.requested', isSignedIn: isSignedIn() } satisfies ProfileEvent);
        });
      },
      enableBeforeUnload: () => hasUnsavedChanges && isSignedIn(),
    });
    return () => {
      unblock();
      answer(false);
    };
  });

export const provideAccountDeletion = (api: () => Promise<Pick<ProfileApi, 'remove'>>) =>
  accountDeletionMachine.provide({
    actors: {
      deleteAccount: fromPromise(async ({ input }) => {
        const { remove } = await api();
        await remove(input.confirmation);
      }),
    },
  });

/** Shows the server's message and reloads the profile after saving [PROF-03, PROF-07]. */
export const profileEffects = (person: Person): EffectsOf<typeof profileMachine> => ({
  'form.restored': () => forgetProfileDraft(person),
  'profile.changed': ({ message }, sendToRoot) => {
    forgetProfileDraft(person);
    const text = message || i18n._(msg`Profile saved.`);
    sendToRoot({ type: 'notice', code: 'serverMessage', values: { text } });
    sendToRoot({ type: 'profile.changed' });
  },
});

/** Signs the customer out after the account is deleted, and opens the landing page [PROF-08]. */
export const accountDeletionEffects: EffectsOf<typeof accountDeletionMachine> = {
  'account.deleted': (event, sendToRoot) => {
    sendToRoot(event);
    sendToRoot({ type: 'navigation.requested', destination: { page: 'landing' } });
  },
};
