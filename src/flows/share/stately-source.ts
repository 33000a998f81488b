import { type AnyStateMachine, initialTransition } from 'xstate';
import { literalOf } from './literal';

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;
const nameOf = (name: string) => (IDENTIFIER.test(name) ? name : `'${name}'`);

/**
 * The machine as one file that needs nothing but xstate, so that online editors open it as it is. Its chart is the
 * machine's own; what the names do is left out, since it lives in files that an editor can't see. Guards say no: if
 * all said yes, states that decide at once could go round in circles for ever.
 */
export function statelySource(machine: AnyStateMachine, config: object, input: unknown): string {
  const { actors, guards, actions, delays } = machine.implementations;
  const [first] = initialTransition(machine, input as never);
  const chart = { ...config, context: plainContext(first.context) };
  const hasActors = Object.keys(actors).length > 0;
  return [
    `// ${machine.root.description ?? machine.id}`,
    '// The guards say no. Let one say yes to walk its way.',
    `import { ${hasActors ? 'fromPromise, ' : ''}setup } from 'xstate';`,
    '',
    `export const ${machine.id}Machine = setup({`,
    ...partOf('actors', Object.keys(actors), () => 'fromPromise(async () => null)'),
    ...partOf('guards', Object.keys(guards), () => '() => false'),
    ...partOf('actions', Object.keys(actions), () => '() => {}'),
    ...partOf('delays', Object.keys(delays), (name) => millisecondsOf(delays[name])),
    `}).createMachine(${literalOf(chart)});`,
    '',
  ].join('\n');
}

function partOf(title: string, names: string[], write: (name: string) => string): string[] {
  if (names.length === 0) return [];
  return [`  ${title}: {`, ...names.map((name) => `    ${nameOf(name)}: ${write(name)},`), '  },'];
}

/** A delay that depends on the context stands for a second. */
const millisecondsOf = (delay: unknown): string => (typeof delay === 'number' ? String(delay) : '1000');

const plainContext = (context: unknown): unknown => JSON.parse(JSON.stringify(context ?? {}));
