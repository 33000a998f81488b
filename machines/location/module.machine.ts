import { assign, emit, setup } from 'xstate';
import { modulesInZones, moduleWithId } from '../../domain/modules';
import type { ChartMeta } from '../shared/chart';
import { notProvided } from '../shared/not-provided';
import { required } from '../shared/required';
import type { ModuleContext, ModuleEmitted, ModuleEvent, ModuleInput } from './module.types';

const available = ({ modules, zoneIds }: ModuleContext) => modulesInZones(modules, zoneIds);

export const moduleMachine = setup({
  types: {} as {
    input: ModuleInput;
    context: ModuleContext;
    events: ModuleEvent;
    emitted: ModuleEmitted;
    tags: 'open';
    meta: ChartMeta;
  },
  actors: {
    storeModule: notProvided<void, { moduleId: number }>('storeModule'),
    /** Resolves when the browser has painted the pressed module. */
    showPress: notProvided<void, void>('showPress'),
  },
  guards: {
    hasNoZones: ({ context }) => context.zoneIds.length === 0,
    hasNoModules: ({ context }) => available(context).length === 0,
    hasOneModule: ({ context }) => available(context).length === 1,
    isOnlyServed: ({ context }) =>
      available(context).length === 1 && available(context)[0]?.id === context.selectedId,
    isServed: ({ context }) => moduleWithId(available(context), context.selectedId) !== null,
    hasSelection: ({ context }) => moduleWithId(context.modules, context.selectedId) !== null,
    isSelected: ({ context }, moduleId: number) => moduleId === context.selectedId,
    isOther: ({ context }, moduleId: number) =>
      moduleId !== context.selectedId && moduleWithId(context.modules, moduleId)?.isActive === true,
    isOtherServed: ({ context }, moduleId: number) =>
      moduleId !== context.selectedId && moduleWithId(available(context), moduleId) !== null,
    isPressedServed: ({ context }) => moduleWithId(available(context), context.pressedId) !== null,
    hasInterests: ({ context }) => {
      const module = moduleWithId(available(context), context.selectedId);
      return module?.hasInterests === true && module.type !== 'parcel';
    },
  },
  actions: {
    setZones: assign((_, zoneIds: number[]) => ({ zoneIds })),
    press: assign((_, moduleId: number) => ({ pressedId: moduleId })),
    forgetPress: assign({ pressedId: null }),
    select: assign((_, moduleId: number) => ({ selectedId: moduleId, pressedId: null })),
    selectPressed: assign(({ context }) => ({
      selectedId: required(context.pressedId, 'pressedId'),
      pressedId: null,
    })),
    selectOnly: assign(({ context }) => ({
      selectedId: required(available(context)[0] ?? null, 'module').id,
    })),
    announceChange: emit(({ context }) => announcement(context)),
    requestWelcome: emit({ type: 'welcome.requested' }),
    noticeSelection: emit({ type: 'notice', code: 'moduleSelected' }),
  },
}).createMachine({
  id: 'module',
  description: 'Chooses one of the modules that are served at the place.',
  meta: { title: 'Module', rules: ['MOD-02', 'MOD-05'] },
  context: ({ input }) => ({
    modules: input.modules,
    zoneIds: [],
    selectedId: input.storedId,
    pressedId: null,
  }),
  initial: 'waiting',
  on: {
    'zones.changed': {
      target: '.deciding',
      actions: { type: 'setZones', params: ({ event }) => event.zoneIds },
    },
    'module.taken': {
      description: 'A shared item decides the module, so no dialog opens.',
      meta: { rules: ['NAV-28'] },
      guard: { type: 'isOther', params: ({ event }) => event.moduleId },
      target: '.taking',
      actions: [{ type: 'select', params: ({ event }) => event.moduleId }, 'announceChange'],
    },
    'module.changedElsewhere': {
      description: 'All tabs share one module.',
      meta: { rules: ['STO-03'] },
      guard: { type: 'isOther', params: ({ event }) => event.moduleId },
      target: '.deciding',
      actions: [{ type: 'select', params: ({ event }) => event.moduleId }, 'announceChange'],
    },
  },
  states: {
    waiting: {
      description: 'Without a place no dialog opens: links to items and stores still work.',
      meta: { title: 'No place yet' },
      on: {
        'module.chosen': {
          description: 'A module may be chosen before the place; the place decides whether it stays.',
          guard: { type: 'isOther', params: ({ event }) => event.moduleId },
          target: 'storing',
          actions: [
            { type: 'select', params: ({ event }) => event.moduleId },
            'announceChange',
            'noticeSelection',
          ],
        },
      },
    },
    deciding: {
      meta: { title: 'Loading the modules', rules: ['MOD-05'] },
      always: [
        { guard: 'hasNoZones', target: 'waiting' },
        { guard: 'hasNoModules', target: 'noModules' },
        { guard: 'isOnlyServed', target: 'single' },
        { guard: 'isServed', target: 'selected' },
        {
          description: 'A single module is chosen automatically, without a notice.',
          meta: { rules: ['MOD-13'] },
          guard: 'hasOneModule',
          target: 'storing',
          actions: ['selectOnly', 'announceChange'],
        },
        { guard: 'hasSelection', target: 'choosing.notServed' },
        { target: 'choosing.first' },
      ],
    },
    noModules: {
      meta: { title: 'No module found', rules: ['MOD-04'] },
    },
    choosing: {
      meta: { title: 'Module selection', rules: ['MOD-03'] },
      tags: 'open',
      initial: 'first',
      on: {
        'module.chosen': {
          guard: { type: 'isOtherServed', params: ({ event }) => event.moduleId },
          target: 'storing',
          actions: [
            { type: 'select', params: ({ event }) => event.moduleId },
            'announceChange',
            'noticeSelection',
          ],
        },
      },
      states: {
        first: {
          description:
            'The customer must choose, because nothing can be shown without a module. The dialog says so.',
          meta: { title: 'First choice', rules: ['MOD-13'] },
        },
        notServed: {
          description:
            'The earlier module is not served at the new place. The dialog asks again and says why.',
          meta: { title: 'Not served', rules: ['MOD-14'] },
        },
      },
    },
    storing: {
      description:
        'The choice applies immediately. If it cannot be stored, it lasts until the browser closes.',
      meta: { title: 'New choice', rules: ['MOD-07', 'STO-02'] },
      invoke: {
        id: 'storeModule',
        src: 'storeModule',
        input: ({ context }) => ({ moduleId: required(context.selectedId, 'selectedId') }),
        onDone: [
          {
            description: 'The first visit to a module asks for interests, except for parcels.',
            meta: { rules: ['MOD-08'] },
            guard: 'hasInterests',
            target: 'deciding',
            actions: 'requestWelcome',
          },
          { target: 'deciding' },
        ],
        onError: [
          {
            meta: { rules: ['MOD-08'] },
            guard: 'hasInterests',
            target: 'deciding',
            actions: 'requestWelcome',
          },
          { target: 'deciding' },
        ],
      },
    },
    taking: {
      description: 'Works like a new choice, without the welcome and the page about interests.',
      meta: { title: 'Module of a shared item', rules: ['NAV-28', 'STO-02'] },
      invoke: {
        id: 'storeModule',
        src: 'storeModule',
        input: ({ context }) => ({ moduleId: required(context.selectedId, 'selectedId') }),
        onDone: 'deciding',
        onError: 'deciding',
      },
    },
    single: {
      description: 'There is no other module.',
      meta: { title: 'The only module', rules: ['MOD-13'] },
    },
    selected: {
      meta: { title: 'Module chosen', rules: ['MOD-02', 'MOD-06'] },
      on: {
        'module.chosen': {
          guard: { type: 'isOtherServed', params: ({ event }) => event.moduleId },
          target: 'showing',
          actions: { type: 'press', params: ({ event }) => event.moduleId },
        },
      },
    },
    showing: {
      description: 'A slow phone highlights the pressed module before rendering it.',
      meta: { title: 'Highlighting the choice', rules: ['NFR-07'] },
      invoke: {
        id: 'showPress',
        src: 'showPress',
        onDone: [
          {
            guard: 'isPressedServed',
            target: 'storing',
            actions: ['selectPressed', 'announceChange', 'noticeSelection'],
          },
          { target: 'deciding', actions: 'forgetPress' },
        ],
        onError: { target: 'deciding', actions: 'forgetPress' },
      },
      on: {
        'module.chosen': [
          {
            description: 'A press on another module replaces the earlier press.',
            guard: { type: 'isOtherServed', params: ({ event }) => event.moduleId },
            actions: { type: 'press', params: ({ event }) => event.moduleId },
          },
          {
            description: 'A press on the current module cancels the earlier press.',
            guard: { type: 'isSelected', params: ({ event }) => event.moduleId },
            target: 'deciding',
            actions: 'forgetPress',
          },
        ],
        'zones.changed': { actions: { type: 'setZones', params: ({ event }) => event.zoneIds } },
      },
    },
  },
});

function announcement({ modules, selectedId }: ModuleContext) {
  const { id, type } = required(moduleWithId(modules, selectedId), 'module');
  return { type: 'module.changed' as const, moduleId: id, moduleType: type };
}
