import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { profileMachine } from '../../../machines/account/profile.machine';
import type { LeaveCommand, PhotoCommand } from '../../../machines/account/profile.types';
import type { OtpInput } from '../../../machines/session/otp.machine';
import type { SaveInput, SaveOutcome } from '../../../machines/shared/profile-save';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { account, codeDue, draft, photo, refusedFields, saved } from './profile.model';

function start({ isDirty = false } = {}) {
  const effects = deferredActors('saveProfile', 'otp');
  const guarded: string[] = [];
  const around = {
    watchAccount: fromCallback(() => undefined),
    loadPhoto: fromCallback<PhotoCommand>(() => undefined),
    guardLeaving: fromCallback<LeaveCommand>(({ receive }) => receive(({ type }) => guarded.push(type))),
  };
  const flow = createActor(profileMachine.provide({ actors: effects.actors }).provide({ actors: around }), {
    input: { demoCode: '123456', account, isDirty },
  });
  const emitted = emittedBy(flow);
  flow.start();
  return {
    flow,
    emitted,
    guarded,
    sent: () => effects.callsOf('saveProfile').map(({ input }) => input as SaveInput),
    codes: () => effects.callsOf('otp').map(({ input }) => input as OtpInput),
    answers: async (outcome: SaveOutcome) => {
      effects.latest('saveProfile').resolve(outcome);
      await settled();
    },
    refuses: async (error: unknown) => {
      effects.latest('saveProfile').reject(error);
      await settled();
    },
    codeIsRight: async (outcome: SaveOutcome) => {
      effects.latest('otp').resolve(outcome);
      await settled();
    },
  };
}

const isViewing = (flow: ReturnType<typeof start>['flow']) =>
  flow.getSnapshot().matches({ filling: 'viewing' });

function edited() {
  const run = start();
  run.flow.send({ type: 'form.changed', isDirty: true });
  return run;
}

describe('saving the profile', () => {
  it('sends the changes, shows the server’s message and reports the changed customer [PROF-02, PROF-03, PROF-07]', async () => {
    const { flow, emitted, sent, answers } = edited();

    flow.send({ type: 'profile.submitted', draft: draft() });
    expect(flow.getSnapshot().hasTag('busy')).toBe(true);
    await answers(saved);

    expect(sent()).toEqual([{ draft: draft(), purpose: 'profile', hasPhoto: false }]);
    expect(emitted).toEqual([{ type: 'profile.changed', message: saved.message }]);
    expect(isViewing(flow)).toBe(true);
  });

  it('asks for a verification code at the changed contact and shows the server’s response at the end [PROF-03]', async () => {
    const { flow, emitted, codes, answers, codeIsRight } = edited();

    flow.send({ type: 'profile.submitted', draft: draft() });
    await answers(codeDue('email'));
    expect(codes()[0]).toEqual({
      contact: { type: 'email', value: 'amira@new.test' },
      hasProvider: false,
      isNew: true,
      purpose: { type: 'profile', save: { draft: draft(), purpose: 'profile', hasPhoto: false } },
      demoCode: '123456',
    });
    expect(emitted).toEqual([]);
    await codeIsRight(saved);

    expect(emitted).toEqual([{ type: 'profile.changed', message: saved.message }]);
  });

  it('asks for one code after the other when both contacts changed [PROF-03]', async () => {
    const { flow, emitted, codes, answers, codeIsRight } = edited();

    flow.send({ type: 'profile.submitted', draft: draft({ phone: '+971501119999' }) });
    await answers(codeDue('email'));
    await codeIsRight(codeDue('phone'));
    expect(codes().map(({ contact }) => contact.value)).toEqual(['amira@new.test', '+971501119999']);
    await codeIsRight(saved);

    expect(emitted.map(({ type }) => type)).toEqual(['profile.changed']);
  });

  it('keeps the changes when no code is entered [PROF-03]', async () => {
    const { flow, emitted, answers } = edited();

    flow.send({ type: 'profile.submitted', draft: draft() });
    await answers(codeDue());
    flow.send({ type: 'code.cancelled' });

    expect(flow.getSnapshot().matches({ filling: 'editing' })).toBe(true);
    expect(emitted).toEqual([]);
  });

  it('shows each error at its field, and errors without a field in a toast [PROF-07]', async () => {
    const { flow, emitted, refuses } = edited();
    const errors = [...refusedFields.errors, { code: 'image', message: 'One picture, please.' }];

    flow.send({ type: 'profile.submitted', draft: draft() });
    const messages = ['Not in a demo.', 'Try later.'];
    const others = messages.map((message) => ({ code: 'demo', message }));
    await refuses({ ...refusedFields, errors: [...errors, ...others] });

    expect(emitted).toEqual([
      { type: 'fields.refused', errors },
      { type: 'notice', code: 'failed', failure: { code: 'refused', messages } },
    ]);
    expect(flow.getSnapshot().matches({ filling: 'editing' })).toBe(true);
  });

  it('reports that nothing has changed and sends nothing [PROF-01]', () => {
    const { flow, emitted, sent } = start();

    flow.send({ type: 'profile.submitted', draft: draft() });

    expect(emitted).toEqual([{ type: 'notice', code: 'nothingToUpdate' }]);
    expect(sent()).toEqual([]);
  });

  it('deletes the typed password as soon as the server has responded [PROF-06]', async () => {
    const { flow, refuses } = edited();

    flow.send({ type: 'profile.submitted', draft: draft({ password: 'a secret' }) });
    await refuses(refusedFields);

    expect(JSON.stringify(flow.getSnapshot().context)).not.toContain('a secret');
  });
});

describe('the profile picture', () => {
  it.each([
    ['image/jpeg', null],
    ['image/png', null],
    ['image/gif', null],
    ['image/avif', 'format'],
    ['image/webp', 'format'],
    ['application/pdf', 'format'],
    ['', 'format'],
  ])('is validated by its type: “%s” is accepted or rejected with %s [PROF-05]', (type, refused) => {
    const { flow } = start();

    flow.send({ type: 'photo.chosen', photo: photo({ type }) });

    expect(flow.getSnapshot().value).toEqual(
      refused === null ? { filling: 'editing' } : { photoRefused: refused },
    );
  });

  it.each([
    [2 * 1024 * 1024, true],
    [2 * 1024 * 1024 + 1, false],
  ])('is validated by its size: %i bytes are accepted: %s [PROF-05, CONST-07]', (size, isTaken) => {
    const { flow, sent } = start();

    flow.send({ type: 'photo.chosen', photo: photo({ size }) });

    expect(flow.getSnapshot().matches({ photoRefused: 'size' })).toBe(!isTaken);
    expect(sent()).toEqual([]);
  });

  it('is unchanged when another picture is rejected [PROF-05]', () => {
    const { flow } = start();

    flow.send({ type: 'photo.chosen', photo: photo() });
    flow.send({ type: 'photo.chosen', photo: photo({ type: 'image/webp' }) });
    flow.send({ type: 'photo.acknowledged' });

    expect(flow.getSnapshot().context.photo).toEqual(photo());
  });

  it('counts as a change of the profile and is uploaded with the texts [PROF-01, PROF-02]', () => {
    const { flow, sent } = start();

    flow.send({ type: 'photo.chosen', photo: photo() });
    flow.send({ type: 'profile.submitted', draft: draft() });

    expect(sent()[0]?.hasPhoto).toBe(true);
  });
});

describe('An edited profile form', () => {
  it('is reset to the account’s values after Yes [PROF-09]', () => {
    const { flow, emitted } = edited();
    flow.send({ type: 'photo.chosen', photo: photo() });
    flow.send({ type: 'reset.requested' });
    expect(flow.getSnapshot().hasTag('open')).toBe(true);
    flow.send({ type: 'reset.confirmed' });

    expect(emitted).toEqual([{ type: 'form.restored', account }]);
    expect(flow.getSnapshot().context).toMatchObject({ isDirty: false, photo: null });
    expect(isViewing(flow)).toBe(true);
  });

  it('keeps every change after No [PROF-09]', () => {
    const { flow, emitted } = edited();
    flow.send({ type: 'reset.requested' });
    flow.send({ type: 'reset.declined' });

    expect(emitted).toEqual([]);
    expect(flow.getSnapshot().matches({ filling: 'editing' })).toBe(true);
  });

  it.each([
    [
      'leave.confirmed',
      ['changes.unsaved', 'changes.settled', 'changes.unsaved', 'changes.settled', 'leave.allowed'],
      'viewing',
    ],
    [
      'leave.declined',
      [
        'changes.unsaved',
        'changes.settled',
        'changes.unsaved',
        'changes.settled',
        'leave.refused',
        'changes.unsaved',
      ],
      'editing',
    ],
  ] as const)(
    'asks for confirmation before leaving when there are changes: %s [PROF-11]',
    (type, expected, state) => {
      const { flow, guarded } = edited();
      flow.send({ type: 'leave.requested', isSignedIn: true });
      expect(flow.getSnapshot().matches('confirmingLeave')).toBe(true);
      flow.send({ type });

      expect(guarded).toEqual(expected);
      expect(flow.getSnapshot().matches({ filling: state })).toBe(true);
    },
  );

  it('can be left without a dialog when nothing has changed [PROF-11]', () => {
    const { flow, guarded } = start();
    flow.send({ type: 'leave.requested', isSignedIn: true });

    expect(guarded).toEqual(['leave.allowed']);
  });

  it('is left without a dialog when the customer was signed out meanwhile [AUTH-61, PROF-11]', () => {
    const { flow, guarded } = edited();
    flow.send({ type: 'leave.requested', isSignedIn: false });

    expect(guarded).toEqual(['changes.unsaved', 'leave.allowed']);
    expect(flow.getSnapshot().matches({ filling: 'editing' })).toBe(true);
  });
});

describe('A change of the account from elsewhere', () => {
  const renamed = { ...account, name: 'Amira B. Haddad', imageUrl: '/amira.webp' };

  it('fills the profile form if the customer has not edited the form [PROF-01]', () => {
    const { flow, emitted } = start();
    flow.send({ type: 'account.changed', account: renamed });
    expect(emitted).toEqual([{ type: 'form.restored', account: renamed }]);
    flow.send({ type: 'form.changed', isDirty: true });
    flow.send({ type: 'account.changed', account });

    expect(emitted).toHaveLength(1);
    expect(flow.getSnapshot().context.account).toEqual(account);
  });

  it('replaces the chosen picture by the saved one [PROF-05]', async () => {
    const { flow, answers } = start();

    flow.send({ type: 'photo.chosen', photo: photo() });
    flow.send({ type: 'photo.read', url: 'blob:preview' });
    flow.send({ type: 'profile.submitted', draft: draft() });
    await answers(saved);
    expect(flow.getSnapshot().context).toMatchObject({ photo: null, preview: 'blob:preview' });
    flow.send({ type: 'account.changed', account: renamed });

    expect(flow.getSnapshot().context.preview).toBeNull();
  });

  it('does not overwrite a profile draft of an earlier visit [AUTH-62]', () => {
    const { flow, emitted } = start({ isDirty: true });

    expect(flow.getSnapshot().matches({ filling: 'editing' })).toBe(true);
    flow.send({ type: 'account.changed', account: renamed });

    expect(emitted).toEqual([]);
  });
});
