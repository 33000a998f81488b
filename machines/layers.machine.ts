import { assign, emit, sendTo, setup } from 'xstate';
import type {
  FocusCommand,
  HistoryCommand,
  LayersContext,
  LayersEmitted,
  LayersEvent,
  Opening,
} from './layers.types';
import type { ChartMeta, Tag } from './shared/chart';
import type { AuthMode } from './shared/intent';
import {
  type AddressedName,
  type LayerAddress,
  type LayerName,
  openLayers,
  PANELS,
  type Panel,
  type Question,
  type QuestionName,
  type Spot,
  topLayer,
} from './shared/layers';
import { notProvidedCallback } from './shared/not-provided';
import { required } from './shared/required';

type Named = { name: LayerName };
type Arrived = { spot: Spot };

const nowhere: Spot = { index: 0, path: '', panel: null, item: null, line: null, layer: null };

const SIGN_INS: readonly (Panel | null)[] = ['sign-in', 'sign-up'] satisfies AuthMode[];
const isSignIn = (panel: Panel | null): boolean => SIGN_INS.includes(panel);

const isQuestion = (layer: string | null): boolean =>
  layer !== null && layer !== 'item' && !PANELS.some((panel) => panel === layer);

const PLACE_QUESTIONS: readonly QuestionName[] = ['outOfZone', 'placeConflict'];
const isAboutPlace = (name: QuestionName): boolean => PLACE_QUESTIONS.includes(name);

/** Somebody went back from the entry of this question. */
const isLeft = (question: Question | undefined, spot: Spot): boolean =>
  typeof question?.entry === 'number' && spot.index < question.entry;

const isOpenAt = (spot: Spot, wanted: Opening): boolean =>
  wanted.name === 'item'
    ? spot.panel === null && spot.item === wanted.item && spot.line === wanted.line
    : spot.panel === wanted.name;

const PLACE_PANELS: readonly (Panel | null)[] = ['location', 'map', 'addresses'];
const isPlacePanel = (panel: Panel | null): boolean => PLACE_PANELS.includes(panel);

/** Back from the sign-in leads to the cart again, but not to a menu; the map stands for the panel that led to it. */
const givesPlace = ({ spot }: LayersContext, { name }: Opening): boolean =>
  isQuestion(spot.layer) ||
  (name !== 'item' && isSignIn(name) && (spot.panel === 'menu' || isSignIn(spot.panel))) ||
  (name !== 'item' && isPlacePanel(name) && isPlacePanel(spot.panel));

function questionsAt({ spot: before, questions }: LayersContext, spot: Spot): Question[] {
  const [shown, ...others] = questions;
  if (shown === undefined) return questions;
  const isGone = isLeft(shown, spot);
  if (shown.about !== null && (isGone || before.path !== spot.path)) return others;
  if (isGone) return [{ ...shown, entry: 'none' }, ...others];
  return spot.layer === shown.name ? [{ ...shown, entry: spot.index }, ...others] : questions;
}

type Write = 'push' | 'replace';

function wantedEntry(type: Write, { spot, wanted }: LayersContext): HistoryCommand {
  const opening = required(wanted, 'wanted');
  const { item, line } = opening.name === 'item' ? opening : spot;
  return {
    type,
    address: { panel: opening.name === 'item' ? null : opening.name, item, line },
    layer: opening.name,
  };
}

function questionEntry(type: Write, { spot, questions }: LayersContext): HistoryCommand {
  const { name } = required(questions[0] ?? null, 'question');
  const isInstead = isPlacePanel(spot.panel) && isAboutPlace(name);
  return { type, address: { ...addressOf(spot), ...(isInstead && { panel: null }) }, layer: name };
}

const addressOf = ({ panel, item, line }: Spot): LayerAddress => ({ panel, item, line });

export const layersMachine = setup({
  types: {} as {
    context: LayersContext;
    events: LayersEvent;
    emitted: LayersEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    history: notProvidedCallback<HistoryCommand>('history'),
    focus: notProvidedCallback<FocusCommand>('focus'),
  },
  guards: {
    isForeign: ({ context: { spot } }) => spot.layer === null && (spot.panel !== null || spot.item !== null),
    isOpenAlready: ({ context }, opening: Opening) => isOpenAt(context.spot, opening),
    isWantedOpen: ({ context: { spot, wanted } }) => wanted !== null && isOpenAt(spot, wanted),
    isPlaceGiven: ({ context }) => context.wanted !== null && givesPlace(context, context.wanted),
    hasWanted: ({ context }) => context.wanted !== null,
    isQuestionOver: ({ context: { spot, questions } }) =>
      isQuestion(spot.layer) && spot.layer !== questions[0]?.name,
    isNextInLine: ({ context: { spot, questions } }) =>
      questions[0]?.entry === 'wanted' &&
      (isQuestion(spot.layer) || (isPlacePanel(spot.panel) && isAboutPlace(questions[0].name))),
    isQuestionDue: ({ context }) => context.questions[0]?.entry === 'wanted',
    hasIdleWish: ({ context }) => context.unwanted.some((name) => !openLayers(context).includes(name)),
    isTopUnwanted: ({ context }) => context.unwanted.some((name) => name === topLayer(context)),
    isSomethingOpen: ({ context }) => openLayers(context).length > 0,
    isNothingOpen: ({ context }) => openLayers(context).length === 0,
    isQuestionLeft: ({ context }, { spot }: Arrived) => isLeft(context.questions[0], spot),
    isSignInLeft: ({ context }, { spot }: Arrived) => isSignIn(context.spot.panel) && !isSignIn(spot.panel),
    isPlaceLeft: ({ context }, { spot }: Arrived) => isPlacePanel(context.spot.panel) && spot.panel === null,
    isPanelNew: ({ context }, { spot }: Arrived) => spot.panel !== null && spot.panel !== context.spot.panel,
    isItemShown: ({ context: { spot } }, { itemId }: { itemId: number }) =>
      spot.item === itemId || typeof spot.item === 'string',
  },
  actions: {
    arrive: assign(({ context }, { spot }: Arrived) => ({ spot, questions: questionsAt(context, spot) })),
    want: assign((_, wanted: Opening) => ({ wanted })),
    forgetWanted: assign({ wanted: null }),
    dismiss: assign(({ context: { unwanted } }, { name }: { name: AddressedName }) => ({
      unwanted: [...unwanted.filter((other) => other !== name), name],
    })),
    dismissPlacePanel: assign(({ context: { spot, unwanted } }) => ({
      unwanted:
        spot.panel !== null && isPlacePanel(spot.panel) && !unwanted.includes(spot.panel)
          ? [...unwanted, spot.panel]
          : unwanted,
    })),
    dismissSignIn: assign(({ context: { unwanted } }) => ({
      unwanted: [
        ...unwanted.filter((name) => name !== 'sign-in' && name !== 'sign-up'),
        'sign-in' as const,
        'sign-up' as const,
      ],
    })),
    forgetIdleWishes: assign(({ context }) => ({
      unwanted: context.unwanted.filter((name) => openLayers(context).includes(name)),
    })),
    forgetTop: assign(({ context }) => ({
      unwanted: context.unwanted.filter((name) => name !== topLayer(context)),
    })),
    lineUp: assign(({ context: { questions } }, { name, about, entry }: Question) => ({
      questions: questions.some((other) => other.name === name)
        ? questions
        : [...questions, { name, about, entry }],
    })),
    forgetQuestion: assign(({ context: { questions } }, { name }: { name: QuestionName }) => ({
      questions: questions.filter((question) => question.name !== name),
    })),
    expectNoEntry: assign(({ context: { questions } }) => ({
      questions: questions.map((question) =>
        question.entry === 'wanted' ? { ...question, entry: 'none' as const } : question,
      ),
    })),
    disownEntry: assign(({ context: { spot } }) => ({ spot: { ...spot, layer: null } })),
    stepBack: sendTo('history', (): HistoryCommand => ({ type: 'back' })),
    putPageBehind: sendTo('history', (): HistoryCommand => ({ type: 'root' })),
    pushWanted: sendTo('history', ({ context }) => wantedEntry('push', context)),
    replaceByWanted: sendTo('history', ({ context }) => wantedEntry('replace', context)),
    pushQuestion: sendTo('history', ({ context }) => questionEntry('push', context)),
    replaceByQuestion: sendTo('history', ({ context }) => questionEntry('replace', context)),
    keepFocus: sendTo(
      'focus',
      ({ context }, { name }: Named): FocusCommand => ({ type: 'keep', name, top: topLayer(context) }),
    ),
    giveFocusBack: sendTo(
      'focus',
      ({ context }, { name }: Named): FocusCommand => ({ type: 'giveBack', name, top: topLayer(context) }),
    ),
    announcePanel: emit((_, { spot }: Arrived) => ({
      type: 'layer.shown' as const,
      name: required(spot.panel, 'panel'),
    })),
    announceQuestion: emit((_, { name }: Named) => ({ type: 'layer.shown' as const, name })),
    announceDismissal: emit(({ context }) => ({
      type: 'question.dismissed' as const,
      name: required(context.questions[0] ?? null, 'question').name,
    })),
    announceLeftPlace: emit({ type: 'place.dismissed' }),
    announceLeftSignIn: emit({ type: 'auth.dismissed' }),
  },
  delays: { stepTime: 250 },
}).createMachine({
  id: 'layers',
  description:
    'What is open above the page, in one order with one way back. What has an address is open because the address names it; questions stand in line.',
  meta: { title: 'Layers above the page', rules: ['NAV-29'] },
  context: { spot: nowhere, questions: [], wanted: null, unwanted: [] },
  initial: 'arriving',
  invoke: [
    { id: 'history', src: 'history', onError: '.alone' },
    { id: 'focus', src: 'focus', onError: '.alone' },
  ],
  on: {
    'layer.opened': [
      {
        description: 'A double press opens nothing twice.',
        guard: { type: 'isOpenAlready', params: ({ event }) => event },
      },
      {
        actions: [
          { type: 'keepFocus', params: ({ event }) => event },
          { type: 'want', params: ({ event }) => event },
        ],
      },
    ],
    'layer.closed': { actions: { type: 'dismiss', params: ({ event }) => event } },
    'layer.removed': {
      meta: { rules: ['NFR-02'] },
      actions: { type: 'giveFocusBack', params: ({ event }) => event },
    },
    'auth.opened': {
      meta: { rules: ['AUTH-60'] },
      actions: [
        { type: 'keepFocus', params: ({ event }) => ({ name: event.mode }) },
        { type: 'want', params: ({ event }) => ({ type: 'layer.opened', name: event.mode }) },
      ],
    },
    'auth.closed': { meta: { rules: ['AUTH-18'] }, actions: 'dismissSignIn' },
    'place.settled': {
      meta: { rules: ['LOC-06'] },
      actions: 'dismissPlacePanel',
    },
    'diet.kept': { actions: { type: 'dismiss', params: { name: 'diet' } } },
    'item.added': {
      description: 'The cart is seen to change. Another item may still have been on its way into it.',
      guard: { type: 'isItemShown', params: ({ event }) => event },
      actions: { type: 'dismiss', params: { name: 'item' } },
    },
    'item.updated': {
      guard: { type: 'isItemShown', params: ({ event }) => event },
      actions: { type: 'dismiss', params: { name: 'item' } },
    },
    'question.asked': {
      description: 'One question at a time: this one has its turn when those before it are settled.',
      actions: [
        { type: 'keepFocus', params: ({ event }) => event },
        { type: 'lineUp', params: ({ event }) => event },
        { type: 'announceQuestion', params: ({ event }) => event },
      ],
    },
    'question.settled': { actions: { type: 'forgetQuestion', params: ({ event }) => event } },
    'address.changed': [
      {
        description: 'Back is the careful answer. A flow that can’t take it now keeps its question.',
        guard: { type: 'isQuestionLeft', params: ({ event }) => event },
        target: '.resting',
        actions: ['announceDismissal', { type: 'arrive', params: ({ event }) => event }],
      },
      {
        description: 'What somebody was to sign in for is dropped with it.',
        meta: { rules: ['AUTH-60'] },
        guard: { type: 'isSignInLeft', params: ({ event }) => event },
        target: '.resting',
        actions: ['announceLeftSignIn', { type: 'arrive', params: ({ event }) => event }],
      },
      {
        description: 'What somebody was to say an address for is dropped with it.',
        meta: { rules: ['NAV-28'] },
        guard: { type: 'isPlaceLeft', params: ({ event }) => event },
        target: '.resting',
        actions: ['announceLeftPlace', { type: 'arrive', params: ({ event }) => event }],
      },
      {
        guard: { type: 'isPanelNew', params: ({ event }) => event },
        target: '.resting',
        actions: [
          { type: 'announcePanel', params: ({ event }) => event },
          { type: 'arrive', params: ({ event }) => event },
        ],
      },
      { target: '.resting', actions: { type: 'arrive', params: ({ event }) => event } },
    ],
  },
  states: {
    arriving: {
      description:
        'What the first address names is open at once; the history waits until it is known where the page leads.',
      meta: { title: 'The page is coming', rules: ['NAV-28'] },
      always: [
        { guard: 'hasWanted', target: 'resting' },
        { guard: 'isTopUnwanted', target: 'resting' },
      ],
      on: {
        'page.shown': 'resting',
        'address.changed': [
          {
            guard: { type: 'isPanelNew', params: ({ event }) => event },
            actions: [
              { type: 'announcePanel', params: ({ event }) => event },
              { type: 'arrive', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'arrive', params: ({ event }) => event } },
        ],
      },
    },
    resting: {
      description: 'The address and what is open agree. Each wish is one step in the history.',
      meta: { title: 'At rest' },
      initial: 'closed',
      always: [
        {
          description: 'By a link from outside: there too Back closes the layer first.',
          meta: { rules: ['NAV-28', 'NAV-29'] },
          guard: 'isForeign',
          target: 'opening',
          actions: 'putPageBehind',
        },
        { guard: 'isWantedOpen', actions: 'forgetWanted' },
        {
          description:
            'The sign-in takes the place of the menu; whatever opens, that of the question it answers.',
          guard: 'isPlaceGiven',
          target: 'opening',
          actions: ['replaceByWanted', 'forgetWanted'],
        },
        { guard: 'hasWanted', target: 'opening', actions: ['pushWanted', 'forgetWanted'] },
        {
          description: 'Takes the place of a settled question, or of the panel where the place was chosen.',
          meta: { rules: ['LOC-12', 'LOC-18'] },
          guard: 'isNextInLine',
          target: 'opening',
          actions: 'replaceByQuestion',
        },
        {
          description: 'Forward, or a reload, can’t ask again either.',
          guard: 'isQuestionOver',
          target: 'closing',
          actions: 'stepBack',
        },
        { guard: 'hasIdleWish', actions: 'forgetIdleWishes' },
        { guard: 'isTopUnwanted', target: 'closing', actions: ['stepBack', 'forgetTop'] },
        { guard: 'isQuestionDue', target: 'opening', actions: 'pushQuestion' },
      ],
      states: {
        closed: {
          meta: { title: 'Only the page' },
          always: { guard: 'isSomethingOpen', target: 'open' },
        },
        open: {
          meta: { title: 'Something is open' },
          tags: 'open',
          always: { guard: 'isNothingOpen', target: 'closed' },
        },
      },
    },
    opening: {
      description: 'The history was told; the address says when it is so.',
      meta: { title: 'The address changes' },
      tags: 'busy',
      after: { stepTime: { target: 'resting', actions: 'expectNoEntry' } },
    },
    closing: {
      description: 'Whatever is wished meanwhile waits: the step would close it again.',
      meta: { title: 'A step back in the history' },
      tags: 'busy',
      after: {
        stepTime: {
          description: 'Nothing lies behind, or the browser does not say that it has stepped.',
          target: 'resting',
          actions: 'disownEntry',
        },
      },
    },
    alone: {
      description:
        'What keeps the history or the focus has broken: what is open stays, and nothing is waited for.',
      meta: { title: 'Without the browser' },
    },
  },
});
