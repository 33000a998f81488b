import { fromPromise } from 'xstate';
import type { Interests, Person } from '../../../domain/person';
import { sessionMachine } from '../../../machines/session/session.machine';

export type SessionPorts = {
  readGuestId(): string | null;
  writeGuestId(guestId: string): void;
  requestGuestId(signal: AbortSignal): Promise<string>;
  /** Runs a function in one tab at a time, so that two tabs use the same guest id [GUEST-05]. */
  exclusively<T>(run: () => Promise<T>): Promise<T>;
  readToken(): string | null;
  loadProfile(signal: AbortSignal): Promise<Person>;
  /** Stores the interests. Returns true if they differ from the stored ones. */
  keepInterests(interests: Interests): boolean;
  revokeToken(): Promise<void>;
};

export const provideSession = (ports: SessionPorts) =>
  sessionMachine.provide({
    actors: {
      readGuestId: fromPromise(async () => ports.readGuestId()),
      requestGuestId: fromPromise(({ input, signal }) =>
        ports.exclusively(async () => {
          const stored = ports.readGuestId();
          if (stored !== null && stored !== input.refusedId) return stored;
          const guestId = await ports.requestGuestId(signal);
          ports.writeGuestId(guestId);
          return guestId;
        }),
      ),
      readToken: fromPromise(async () => ports.readToken()),
      loadProfile: fromPromise(({ signal }) => ports.loadProfile(signal)),
      keepInterests: fromPromise(async ({ input }) => ports.keepInterests(input.interests)),
      // The request has no abort signal: the app waits only half a second at sign-out, but the request should
      // finish.
      revokeToken: fromPromise(() => ports.revokeToken()),
    },
  });
