import type { ChartNode } from '../../src/flows/chart/chart.types';

/** A chart as docs/flows stores it. Descriptions, rules and tags are not part of it. */
export type StoredChart = { states: StoredState[]; transitions: StoredTransition[] };
export type StoredState = {
  /** Empty for the root. */
  path: string;
  title: string | null;
  type: ChartNode['type'];
  initial: string | null;
  effects: string[];
};
export type StoredTransition = {
  from: string;
  to: string;
  event: string;
  guard: string | null;
  actions: string[];
};

const STATE = /^state "(\S+)(?: \((.*?)\))?((?: ⚙ \S+)*)" as (\S+?)( \{)?$/;
const INITIAL = /^\[\*\] --> (\S+)$/;
const FINAL = /^(\S+) --> \[\*\]$/;
const TRANSITION = /^(\S+) --> (\S+) : (.*)$/;
const EVERYWHERE = /^%% everywhere: (.*?)(?: --> (\S+))?$/;
const WORDS = /^(.*?)(?: \[([^\]]*)\])?(?: \/ (.*))?$/;

/** Parses a file that `mermaidOf` wrote. */
export function parseMermaid(text: string, machine: string): StoredChart {
  const root: StoredState = { path: '', title: null, type: 'compound', initial: null, effects: [] };
  const states = [root];
  const byId = new Map<string, StoredState>([[idOf(machine), root]]);
  const open: StoredState[] = [root];
  const initials: { of: StoredState; id: string }[] = [];
  const transitions: { from: string; to: string | null; words: string }[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    const parent = open.at(-1) ?? root;
    const state = STATE.exec(line);
    if (state) {
      const [, key = '', title = null, effects = '', id = '', isOpen] = state;
      const known = id === idOf(machine) ? root : null;
      const path = parent.path ? `${parent.path}.${key}` : key;
      const found = known ?? { path, title, type: 'atomic', initial: null, effects: namesIn(effects) };
      if (!known) states.push(found);
      byId.set(id, found);
      if (isOpen) {
        if (!known) found.type = 'compound';
        open.push(found);
      }
      continue;
    }
    const [, first] = INITIAL.exec(line) ?? [];
    const [, last] = FINAL.exec(line) ?? [];
    const [, from, to, words] = TRANSITION.exec(line) ?? [];
    const [, own, target] = EVERYWHERE.exec(line) ?? [];
    if (line === '}') open.pop();
    else if (line === '--') parent.type = 'parallel';
    else if (first) initials.push({ of: parent, id: first });
    else if (last) (byId.get(last) ?? root).type = 'final';
    else if (from && to && words !== undefined) transitions.push({ from, to, words });
    else if (own !== undefined) transitions.push({ from: '', to: target ?? null, words: own });
  }
  const pathOf = (id: string) => byId.get(id)?.path ?? id;
  for (const { of, id } of initials) of.initial = pathOf(id);
  return {
    states,
    transitions: transitions.map(({ from, to, words }) =>
      from === ''
        ? { from: '', to: to ?? '', ...wordsIn(words) }
        : { from: pathOf(from), to: pathOf(to ?? ''), ...wordsIn(words) },
    ),
  };
}

const idOf = (id: string): string => id.replaceAll(/[^A-Za-z0-9]/g, '_');
const namesIn = (effects: string): string[] => effects.split(' ⚙ ').filter((name) => name !== '');

function wordsIn(words: string): Pick<StoredTransition, 'event' | 'guard' | 'actions'> {
  const [, event = '', guard = null, actions] = WORDS.exec(words) ?? [];
  return { event, guard, actions: actions ? actions.split(', ') : [] };
}
