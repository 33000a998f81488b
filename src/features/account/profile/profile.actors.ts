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
import type { PhoneProvider } from '../../session/code/phone-provider';
import { lockResend } from '../../session/code/resend-lock';
import { accountOf } from './profile-texts';

type Session = ActorRefFrom<typeof sessionMachine>;

type ProfilePorts = {
  api(): Promise<Pick<ProfileApi, 'update'>>;
  phoneProvider: PhoneProvider;
  session: Session;
  history: RouterHistory;
};

/** The code's flow is that of signing in; what it checks the code with is the save itself. */
export function provideProfile({ api, phoneProvider, session, history }: ProfilePorts) {
  let file: File | null = null;

  /** One call saves, asks for a code, and saves with it [PROF-02, PROF-03]. */
  const save = async (
    { wish, purpose, hasPhoto }: SaveInput,
    proof: ContactProof | null,
    signal?: AbortSignal,
  ): Promise<SaveOutcome> => {
    const { update } = await api();
    return update({ ...wish, purpose, image: hasPhoto ? file : null, proof }, signal);
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
      holdPhoto: holdPhoto((held) => {
        file = held;
      }),
      guardLeaving: guardLeaving(history, () => session.getSnapshot().context.token !== null),
    },
  });
}

/** The flow of the code hands its purpose on as it came: with all that is saved. */
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

const holdPhoto = (keep: (file: File | null) => void) =>
  fromCallback<PhotoCommand>(({ sendBack, receive }) => {
    let url: string | null = null;
    const drop = () => {
      if (url !== null) URL.revokeObjectURL(url);
      url = null;
      keep(null);
    };
    receive((command) => {
      drop();
      if (command.type !== 'photo.held' || !(command.photo instanceof File)) return;
      keep(command.photo);
      url = URL.createObjectURL(command.photo);
      sendBack({ type: 'photo.read', url } satisfies ProfileEvent);
    });
    return drop;
  });

type Place = { pathname: string; search: string };

const pageOf = ({ search }: Place): unknown => (defaultParseSearch(search) as { page?: unknown }).page;
/** Layers above the page are no other page. */
const isAway = (current: Place, next: Place): boolean =>
  current.pathname !== next.pathname || pageOf(current) !== pageOf(next);

/** Whoever is on the way to another page waits for the flow's answer [PROF-11]. */
const guardLeaving = (history: RouterHistory, isSignedIn: () => boolean) =>
  fromCallback<LeaveCommand>(({ sendBack, receive }) => {
    let isHeld = false;
    let answer = (_isBlocked: boolean): void => undefined;
    receive(({ type }) => {
      if (type === 'changes.held' || type === 'changes.settled') isHeld = type === 'changes.held';
      else answer(type === 'leave.refused');
    });
    const unblock = history.block({
      blockerFn: ({ currentLocation, nextLocation }) => {
        if (!isAway(currentLocation, nextLocation)) return false;
        return new Promise((resolve) => {
          // Whoever is asked and goes elsewhere is asked about that.
          answer(true);
          answer = resolve;
          sendBack({ type: 'leave.requested', isSignedIn: isSignedIn() } satisfies ProfileEvent);
        });
      },
      enableBeforeUnload: () => isHeld && isSignedIn(),
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
