import { blankDraft } from '../../../domain/registration';
import { registrationMachine } from '../../../machines/registration/registration.machine';
import { createModel } from '../../support/model';
import { refused } from '../session/sign-ins';

export const here = { label: 'Hill Road 7', lat: 25.02, lng: 55.02, zoneIds: [1] };
const photo = { name: 'file.jpg', type: 'image/jpeg', size: 100_000 };
const file = { name: photo.name, url: 'blob:1' };
const logo = { ...file, id: '1', field: 'logo' as const };
const identity = { ...file, id: '2', field: 'identity_image' as const };

export const registrationModel = createModel(registrationMachine, {
  input: { kind: 'store', draft: null, visit: 'a', isStartLink: true },
  otherInputs: [
    { kind: 'courier', draft: null, visit: 'a', isStartLink: false },
    { kind: 'courier', draft: blankDraft('courier', 'a', true), visit: 'a', isStartLink: false },
  ],
  fixtures: [
    { type: 'texts.typed', texts: { plan: 'commission' } },
    { type: 'place.found', place: here },
    { type: 'place.lookupStarted' },
    { type: 'step.submitted', texts: { plan: 'commission', moduleId: '1', storeName: 'Huda’s Kitchen' } },
    { type: 'files.chosen', field: 'logo', photos: [photo] },
    { type: 'files.chosen', field: 'identity_image', photos: [{ ...photo, type: 'application/pdf' }] },
    { type: 'file.removed', id: '1' },
    { type: 'files.read', files: [] },
    { type: 'files.read', files: [logo, identity] },
    { type: 'registration.submitted', texts: { firstName: 'Huda' }, password: 'letmesell' },
    { type: 'xstate.done.actor.register', output: undefined },
    { type: 'xstate.error.actor.register', error: { code: 'offline' } },
    { type: 'xstate.error.actor.register', error: refused(['registered', 'You have sent this already.']) },
    { type: 'xstate.error.actor.register', error: refused(['closed', 'Registration is closed.']) },
    { type: 'xstate.error.actor.register', error: refused(['logo', 'Only a picture is taken.']) },
    { type: 'xstate.error.actor.loadDocuments', error: { code: 'unexpected' } },
    { type: 'xstate.error.actor.keepDraft', error: { code: 'unexpected' } },
  ],
  // A stopped actor must not receive events, so events about files and drafts need a running one.
  isPossible: ({ type, ...event }, at) => {
    // Files can be added and removed only on the step with the file fields.
    const areHeld = 'files' in event && at.context.files.length > 0;
    if (type === 'files.read' && areHeld && at.context.step !== 'documents') return false;
    return !/^xstate\.error\.actor\.(loadDocuments|keepDraft)$/.test(type) || at.matches('pending');
  },
  vertex: ({ context }) => [context.kind, context.step, context.place !== null, context.files.length],
  invariants: {
    'a password is kept only while it is sent': (at) => at.matches('sending') || at.context.password === '',
    'the step belongs to the kind of registration': ({ context }) =>
      context.kind === 'store'
        ? context.step !== 'work'
        : !['plan', 'place', 'details'].includes(context.step),
    'nothing is sent without the required documents': (at) =>
      !at.matches('sending') || at.context.files.length > 0,
    'a store registration is sent with its place': (at) =>
      !at.matches('sending') || at.context.kind === 'courier' || at.context.place !== null,
    'a failed state has a failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
  },
});
