import { type AnyActorLogic, type AnyStateMachine, initialTransition } from 'xstate';
import { literalOf } from './literal';

/** A machine, its config with the titles, and an input to start it with. */
export type Exported = { machine: AnyStateMachine; config: object; input: unknown };

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;
const nameOf = (name: string) => (IDENTIFIER.test(name) ? name : `'${name}'`);

/**
 * Exports a machine and its children as one file that needs only XState. Effects and actions are removed.
 * Guards read `context.guards`, which an event toggles.
 */
export function statelySource(id: string, flows: ReadonlyMap<string, Exported>): string {
  const flow = flows.get(id);
  if (!flow) throw new Error(`There is no flow ${id}`);
  const children = childrenOf(flow.machine).flatMap((child) => flows.get(child.id) ?? []);
  const all = [...children.reverse(), flow];
  return [
    `// ${flow.machine.root.description ?? id}`,
    '// Guards are switches. `context.guards` has the answers at the start; the event `guard.<name>` turns one over.',
    `import { ${importsOf(all)} } from 'xstate';`,
    ...all.flatMap((one) => ['', ...machineSource(one, all)]),
    '',
  ].join('\n');
}

/**
 * Returns the machines that a machine starts, recursively. Each is listed after the machines that start it.
 */
export function childrenOf(machine: AnyStateMachine): AnyStateMachine[] {
  const found = new Map<string, AnyStateMachine>();
  const add = (parent: AnyStateMachine) => {
    for (const child of Object.values(actorsOf(parent)).filter(isMachine)) {
      found.delete(child.id);
      found.set(child.id, child);
      add(child);
    }
  };
  add(machine);
  return [...found.values()];
}

function importsOf(all: readonly Exported[]): string {
  const hasEffects = all.some((one) =>
    Object.values(actorsOf(one.machine)).some((logic) => !isIn(all, logic)),
  );
  const hasGuards = all.some(({ config }) => guardsIn(config).length > 0);
  return [...(hasGuards ? ['assign'] : []), ...(hasEffects ? ['fromPromise'] : []), 'setup'].join(', ');
}

function machineSource({ machine, config, input }: Exported, all: readonly Exported[]): string[] {
  const { actors, guards, actions, delays } = machine.implementations;
  const [{ context }] = initialTransition(machine, input as never);
  const answers = answersAtStart(machine, config, context);
  const hasGuards = Object.keys(answers).length > 0;
  const chart = {
    ...config,
    context: { ...plainContext(context), ...(hasGuards ? { guards: answers } : {}) },
    ...(hasGuards ? { on: { ...(config as { on?: object }).on, [TURN]: { actions: 'turnGuard' } } } : {}),
    options: { maxIterations: LONGEST_RUN },
  };
  return [
    `export const ${machine.id}Machine = setup({`,
    ...partOf('actors', Object.keys(actors), (name) =>
      isIn(all, actorsOf(machine)[name])
        ? `${(actorsOf(machine)[name] as AnyStateMachine).id}Machine`
        : EFFECT,
    ),
    ...partOf('guards', Object.keys(guards), guardSource),
    ...partOf('actions', [...Object.keys(actions), ...(hasGuards ? ['turnGuard'] : [])], (name) =>
      name === 'turnGuard' ? TURN_GUARD : '() => {}',
    ),
    ...partOf('delays', Object.keys(delays), (name) => millisecondsOf(delays[name])),
    `}).createMachine(${literalOf(chart)});`,
  ];
}

/**
 * Toggled guards can loop eventless transitions forever. The limit stops the machine with an error before the
 * page hangs.
 */
const LONGEST_RUN = 100;
/** An effect takes one second. Without the pause, a cycle of effects would block the page. */
const EFFECT = 'fromPromise(() => new Promise((done) => setTimeout(done, 1000)))';
const TURN = 'guard.*';
const TURN_GUARD = `assign({
      guards: ({ context, event }) => {
        const name = event.type.slice('guard.'.length);
        return { ...context.guards, [name]: !context.guards[name] };
      },
    })`;

const guardSource = (name: string): string =>
  `({ context }, params) => context.guards[['${name}', ...Object.values(params ?? {})].join(' ')] === true`;

type Guard = { type: string; params?: object };

/** Each guard has one switch per value of its params. */
const switchOf = ({ type, params }: Guard): string => [type, ...Object.values(params ?? {})].join(' ');

/** Returns each guard of a config once. */
function guardsIn(config: unknown): Guard[] {
  const found = new Map<string, Guard>();
  const read = (value: unknown, isStates: boolean): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      if (key === 'guard' && !isStates) {
        const guard: Guard = typeof part === 'string' ? { type: part } : (part as Guard);
        found.set(switchOf(guard), guard);
      } else read(part, key === 'states' && !isStates);
    }
  };
  read(config, false);
  return [...found.values()];
}

/** The guards' real results at the start. A guard that reads the event counts as false. */
function answersAtStart(machine: AnyStateMachine, config: object, context: unknown): Record<string, boolean> {
  const says = ({ type, params }: Guard): boolean => {
    try {
      const guard = machine.implementations.guards[type];
      return (
        typeof guard === 'function' &&
        Boolean(guard({ context, event: { type: '' } } as never, params as never))
      );
    } catch {
      return false;
    }
  };
  return Object.fromEntries(guardsIn(config).map((guard) => [switchOf(guard), says(guard)]));
}

const isMachine = (logic: AnyActorLogic): logic is AnyStateMachine => 'root' in logic;
const isIn = (all: readonly Exported[], logic: AnyActorLogic | undefined): boolean =>
  logic !== undefined && isMachine(logic) && all.some(({ machine }) => machine.id === logic.id);
const actorsOf = ({ implementations }: AnyStateMachine) =>
  implementations.actors as Record<string, AnyActorLogic>;

function partOf(title: string, names: string[], write: (name: string) => string): string[] {
  if (names.length === 0) return [];
  return [`  ${title}: {`, ...names.map((name) => `    ${nameOf(name)}: ${write(name)},`), '  },'];
}

/** A delay that depends on the context becomes one second. */
const millisecondsOf = (delay: unknown): string => (typeof delay === 'number' ? String(delay) : '1000');

const plainContext = (context: unknown): object => JSON.parse(JSON.stringify(context ?? {}));
