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
import { eventOf } from './shared/event';
import type { AuthMode } from './shared/intent';
import {
  type AddressedName,
  type HistoryEntry,
  isExplanation,
  isQuestionShown,
  type LayerAddress,
  type LayerName,
  openLayers,
  PANELS,
  type Panel,
  type Question,
  type QuestionName,
  shownQuestions,
  topLayer,
} from './shared/layers';
import { notProvidedCallback } from './shared/not-provided';
import { required } from './shared/required';

type Named = { name: LayerName };

const nowhere: HistoryEntry = { index: 0, path: '', panel: null, item: null, line: null, layer: null };

const SIGN_INS: readonly (Panel | null)[] = ['sign-in', 'sign-up'] satisfies AuthMode[];
const isSignIn = (panel: Panel | null): boolean => SIGN_INS.includes(panel);

const isQuestion = (layer: string | null): layer is QuestionName =>
  layer !== null && layer !== 'item' && !PANELS.some((panel) => panel === layer);

const PLACE_QUESTIONS: readonly QuestionName[] = ['outOfZone', 'placeConflict'];
const isAboutPlace = (name: QuestionName): boolean => PLACE_QUESTIONS.includes(name);

/** Returns whether the browser has left the question's history entry, for example with Back. */
const isLeft = ({ entry }: Question, spot: HistoryEntry): boolean =>
  typeof entry === 'number' && spot.index < entry;

/** Returns whether a panel has replaced the explanation's history entry. */
const isReplaced = ({ entry, name }: Question, spot: HistoryEntry): boolean =>
  entry === spot.index && spot.layer !== name;

const leftQuestions = (context: LayersContext, spot: HistoryEntry): Question[] =>
  shownQuestions(context).filter((question) => isLeft(question, spot));

/** Returns the lowest question without a history entry. */
const dueQuestion = (context: LayersContext): Question | null =>
  shownQuestions(context).find(({ entry }) => entry === 'wanted') ?? null;

/** Returns whether the current history entry belongs to a dialog that is already closed. */
const isEntryOver = (context: LayersContext): boolean =>
  isQuestion(context.spot.layer) && !isQuestionShown(context, context.spot.layer);

const isOpenAt = (spot: HistoryEntry, wanted: Opening): boolean =>
  wanted.name === 'item'
    ? spot.panel === null && spot.item === wanted.item && spot.line === wanted.line
    : spot.panel === wanted.name;

const PLACE_PANELS: readonly (Panel | null)[] = ['location', 'map', 'addresses'];
const isPlacePanel = (panel: Panel | null): boolean => PLACE_PANELS.includes(panel);

/**
 * Returns whether the new layer replaces the open one. A question is always replaced. The sign-in replaces a
 * menu but not the cart. The panels of a place replace each other.
 */
const givesPlace = ({ spot }: LayersContext, { name }: Opening): boolean =>
  isQuestion(spot.layer) ||
  (name !== 'item' && isSignIn(name) && (spot.panel === 'menu' || isSignIn(spot.panel))) ||
  (name !== 'item' && isPlacePanel(name) && isPlacePanel(spot.panel));

function questionsAt(context: LayersContext, spot: HistoryEntry): Question[] {
  const shown = shownQuestions(context);
  const isElsewhere = context.spot.path !== spot.path;
  return context.questions.flatMap((question): Question[] => {
    if (!shown.includes(question)) return [question];
    const isGone = isLeft(question, spot);
    if (isExplanation(question) && (isGone || isElsewhere || isReplaced(question, spot))) return [];
    if (isGone) return [{ ...question, entry: 'none' }];
    return [spot.layer === question.name ? { ...question, entry: spot.index } : question];
  });
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

function questionEntry(type: Write, context: LayersContext): HistoryCommand {
  const { spot } = context;
  const { name } = required(dueQuestion(context), 'question');
  const isInstead = isPlacePanel(spot.panel) && isAboutPlace(name);
  return { type, address: { ...addressOf(spot), ...(isInstead && { panel: null }) }, layer: name };
}

const addressOf = ({ panel, item, line }: HistoryEntry): LayerAddress => ({ panel, item, line });

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
    isOpenAlready: ({ context, event }) => isOpenAt(context.spot, eventOf(event, 'layer.opened')),
    isWantedOpen: ({ context: { spot, wanted } }) => wanted !== null && isOpenAt(spot, wanted),
    isPlaceGiven: ({ context }) => context.wanted !== null && givesPlace(context, context.wanted),
    hasWanted: ({ context }) => context.wanted !== null,
    isQuestionOver: ({ context }) => isEntryOver(context),
    isNextInLine: ({ context }) => {
      const due = dueQuestion(context);
      return (
        due !== null && (isEntryOver(context) || (isPlacePanel(context.spot.panel) && isAboutPlace(due.name)))
      );
    },
    isQuestionDue: ({ context }) => dueQuestion(context) !== null,
    hasIdleDraft: ({ context }) => context.unwanted.some((name) => !openLayers(context).includes(name)),
    isTopUnwanted: ({ context }) => context.unwanted.some((name) => name === topLayer(context)),
    isSomethingOpen: ({ context }) => openLayers(context).length > 0,
    isNothingOpen: ({ context }) => openLayers(context).length === 0,
    isQuestionLeft: ({ context, event }) =>
      leftQuestions(context, eventOf(event, 'address.changed').spot).length > 0,
    isSignInLeft: ({ context, event }) =>
      isSignIn(context.spot.panel) && !isSignIn(eventOf(event, 'address.changed').spot.panel),
    isPlaceLeft: ({ context, event }) =>
      isPlacePanel(context.spot.panel) && eventOf(event, 'address.changed').spot.panel === null,
    isPanelNew: ({ context, event }) => {
      const spot = eventOf(event, 'address.changed').spot;
      return spot.panel !== null && spot.panel !== context.spot.panel;
    },
    isItemShown: ({ context: { spot }, event }) =>
      spot.item === eventOf(event, 'item.added', 'item.updated').itemId || typeof spot.item === 'string',
  },
  actions: {
    arrive: assign(({ context, event }) => {
      const spot = eventOf(event, 'address.changed').spot;
      return { spot, questions: questionsAt(context, spot) };
    }),
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
    forgetIdleDrafts: assign(({ context }) => ({
      unwanted: context.unwanted.filter((name) => openLayers(context).includes(name)),
    })),
    forgetTop: assign(({ context }) => ({
      unwanted: context.unwanted.filter((name) => name !== topLayer(context)),
    })),
    lineUp: assign(({ context, event }) => {
      const { name, about, entry } = eventOf(event, 'question.asked');
      const { questions } = context;
      if (questions.some((other) => other.name === name)) return {};
      const at = about === null ? questions.length : shownQuestions(context).length;
      return { questions: questions.toSpliced(at, 0, { name, about, entry }) };
    }),
    forgetQuestion: assign(({ context: { questions }, event }) => ({
      questions: questions.filter((question) => question.name !== eventOf(event, 'question.settled').name),
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
      ({ context, event }): FocusCommand => ({
        type: 'giveBack',
        name: eventOf(event, 'layer.removed').name,
        top: topLayer(context),
      }),
    ),
    announcePanel: emit(({ event }) => ({
      type: 'layer.shown' as const,
      name: required(eventOf(event, 'address.changed').spot.panel, 'panel'),
    })),
    announceQuestion: emit(({ event }) => ({
      type: 'layer.shown' as const,
      name: eventOf(event, 'question.asked').name,
    })),
    announceDismissal: emit(({ context, event }) => {
      const left = leftQuestions(context, eventOf(event, 'address.changed').spot);
      const flowQuestions = left.find((question) => !isExplanation(question)) ?? left.at(-1) ?? null;
      return { type: 'question.dismissed' as const, name: required(flowQuestions, 'question').name };
    }),
    announceLeftPlace: emit({ type: 'place.dismissed' }),
    announceLeftSignIn: emit({ type: 'auth.dismissed' }),
  },
  delays: { stepTime: 250 },
}).createMachine({
  id: 'layers',
  description:
    'Owns all drawers and dialogs above the page, their order and the way back. Layers with a URL follow the URL. Dialogs wait in a queue.',
  meta: { title: 'Layers', rules: ['NAV-29'] },
  context: { spot: nowhere, questions: [], wanted: null, unwanted: [] },
  initial: 'arriving',
  invoke: [
    { id: 'history', src: 'history', onError: '.alone' },
    { id: 'focus', src: 'focus', onError: '.alone' },
  ],
  on: {
    'layer.opened': [
      {
        description: 'A double press opens one layer.',
        guard: 'isOpenAlready',
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
      actions: 'giveFocusBack',
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
    'diet.saved': { actions: { type: 'dismiss', params: { name: 'diet' } } },
    'item.added': {
      description:
        'The dialog of the item closes, because the cart shows it. The dialog of another item stays open.',
      guard: 'isItemShown',
      actions: { type: 'dismiss', params: { name: 'item' } },
    },
    'item.updated': {
      guard: 'isItemShown',
      actions: { type: 'dismiss', params: { name: 'item' } },
    },
    'question.asked': {
      description:
        'One dialog at a time: a second flow waits until the first dialog is answered. A dialog or an explanation that opens inside an explanation lies above it.',
      actions: [{ type: 'keepFocus', params: ({ event }) => event }, 'lineUp', 'announceQuestion'],
    },
    'question.settled': { actions: 'forgetQuestion' },
    'address.changed': [
      {
        description:
          'Back cancels the dialog, so nothing changes. A flow that cannot be cancelled keeps its dialog open.',
        guard: 'isQuestionLeft',
        target: '.resting',
        actions: ['announceDismissal', 'arrive'],
      },
      {
        description: 'Closing the sign-in drops the action that needed it.',
        meta: { rules: ['AUTH-60'] },
        guard: 'isSignInLeft',
        target: '.resting',
        actions: ['announceLeftSignIn', 'arrive'],
      },
      {
        description: 'Closing the address panel drops the action that needed an address.',
        meta: { rules: ['NAV-28'] },
        guard: 'isPlaceLeft',
        target: '.resting',
        actions: ['announceLeftPlace', 'arrive'],
      },
      { guard: 'isPanelNew', target: '.resting', actions: ['announcePanel', 'arrive'] },
      { target: '.resting', actions: 'arrive' },
    ],
  },
  states: {
    arriving: {
      description: 'Layers of the first URL open immediately. The history is changed once the page is known.',
      meta: { title: 'Page loading', rules: ['NAV-28'] },
      always: [
        { guard: 'hasWanted', target: 'resting' },
        { guard: 'isTopUnwanted', target: 'resting' },
      ],
      on: {
        'page.shown': [{ guard: 'isSomethingOpen', target: 'resting.open' }, { target: 'resting' }],
        'address.changed': [
          { guard: 'isPanelNew', actions: ['announcePanel', 'arrive'] },
          { actions: 'arrive' },
        ],
      },
    },
    resting: {
      description: 'The URL matches the open layers. Each request is one history step.',
      meta: { title: 'Idle' },
      initial: 'closed',
      always: [
        {
          description: 'If a link from outside opened the layer, Back also closes the layer first.',
          meta: { rules: ['NAV-28', 'NAV-29'] },
          guard: 'isForeign',
          target: 'opening',
          actions: 'putPageBehind',
        },
        { guard: 'isWantedOpen', actions: 'forgetWanted' },
        {
          description: 'The sign-in replaces the menu. A layer also replaces the dialog that it answers.',
          guard: 'isPlaceGiven',
          target: 'opening',
          actions: ['replaceByWanted', 'forgetWanted'],
        },
        { guard: 'hasWanted', target: 'opening', actions: ['pushWanted', 'forgetWanted'] },
        {
          description: 'The new layer replaces an answered dialog, or the panel where the place was chosen.',
          meta: { rules: ['LOC-12', 'LOC-18'] },
          guard: 'isNextInLine',
          target: 'opening',
          actions: 'replaceByQuestion',
        },
        {
          description: 'Neither Forward nor a reload opens this dialog again.',
          guard: 'isQuestionOver',
          target: 'closing',
          actions: 'stepBack',
        },
        { guard: 'hasIdleDraft', actions: 'forgetIdleDrafts' },
        { guard: 'isTopUnwanted', target: 'closing', actions: ['stepBack', 'forgetTop'] },
        { guard: 'isQuestionDue', target: 'opening', actions: 'pushQuestion' },
      ],
      states: {
        closed: {
          meta: { title: 'No layer open' },
          always: { guard: 'isSomethingOpen', target: 'open' },
        },
        open: {
          meta: { title: 'Layer open' },
          tags: 'open',
          always: { guard: 'isNothingOpen', target: 'closed' },
        },
      },
    },
    opening: {
      description: 'Waits until the new URL confirms the history step.',
      meta: { title: 'Changing the URL' },
      tags: 'busy',
      after: { stepTime: { target: 'resting', actions: 'expectNoEntry' } },
    },
    closing: {
      description: 'New layers wait, because the pending step back would close them.',
      meta: { title: 'Going back' },
      tags: 'busy',
      after: {
        stepTime: {
          description: 'Stops waiting for the step back, for example if the history has no earlier entry.',
          target: 'resting',
          actions: 'disownEntry',
        },
      },
    },
    alone: {
      description:
        'The history or focus effect failed. Open layers stay, and new ones open without waiting for it.',
      meta: { title: 'Without history' },
    },
  },
});
