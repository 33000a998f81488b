import { describe, expect, it } from 'vitest';
import { hiddenStateIn } from '../support/hidden-state';
import { read, sourceFiles } from '../support/sources';
import { EXCEPTIONS } from './hidden-state.exceptions';

/** As many as there are. They only ever fall: who takes a line away lowers this number. */
const MOST = 19;

const counted = (kinds: string[]): string =>
  [...new Set(kinds)]
    .sort()
    .map((kind) => [kind, kinds.filter((other) => other === kind).length] as const)
    .map(([kind, times]) => (times > 1 ? `${kind} ${times}` : kind))
    .join(', ');

describe('components only send events and render the state of machines', () => {
  it('decides, waits, retries, remembers and orders nowhere but in charts and their effects', () => {
    const found = sourceFiles('src')
      .filter((file) => !file.startsWith('src/flows/') && !file.endsWith('.actors.ts'))
      .map((file) => ({ file, uses: counted(hiddenStateIn(read(file))) }))
      .filter(({ uses }) => uses !== '');
    expect(found).toEqual(EXCEPTIONS.map(({ file, uses }) => ({ file, uses })));
  });

  it('waits for no answer in a component: what follows an answer is an actor’s, what comes later is `later`’s', () => {
    const waiting = sourceFiles('src')
      .filter((file) => file.endsWith('.tsx') && !file.startsWith('src/flows/'))
      .filter((file) => /\.then\((?!\((?:file|module)\) =>)/.test(read(file)));
    // The code that the phone itself has read.
    expect(waiting).toEqual(['src/features/session/code/code-input.tsx']);
  });

  it('gives each exception its reason, and never has more of them than before', () => {
    expect(EXCEPTIONS.filter(({ why }) => why.length < 20)).toEqual([]);
    expect(EXCEPTIONS).toHaveLength(MOST);
  });
});

describe('the eye for hidden state', () => {
  it.each([
    ['useReducer', 'const Page = () => { const [s, send] = useReducer(next, 0); return s; };'],
    ['useReducer', 'const Page = () => React.useReducer(next, 0);'],
    ['useActionState', 'const [outcome, submit] = useActionState(send, null);'],
    ['useSyncExternalStore', 'const useAll = () => useSyncExternalStore(watch, read);'],
    ['useEffect', 'function Page() { useEffect(() => flow.send({ type: "opened" }), [flow]); }'],
    ['useLayoutEffect', 'function Page() { useLayoutEffect(move); }'],
    ['useRef', 'function Page() { const pressed = useRef(false); }'],
    ['useRef', 'function Page() { const last = useRef<number>(null); }'],
    ['setTimeout', 'const later = () => window.setTimeout(send, 500);'],
    ['setInterval', 'setInterval(tick, 1000);'],
    ['requestAnimationFrame', 'requestAnimationFrame(() => send());'],
    ['requestIdleCallback', 'requestIdleCallback(load);'],
    ['waitFor', 'await waitFor(cart, isAtRest);'],
    ['createActor', 'const flow = createActor(logic).start();'],
    ['getSnapshot', 'if (flow.getSnapshot().matches("idle")) send();'],
    ['getSnapshot', 'const place = flow?.getSnapshot().context.place;'],
    ['as never', 'snapshot.matches(state as never);'],
    ['as unknown as', 'export const fake = { send() {} } as unknown as ActorRef;'],
    ['module let', 'let busy = false;'],
    ['module let', 'export let busy = false;'],
    ['module store', 'const known = new Map<number, string>();'],
    ['module store', 'export const seen: Set<string> = new Set();'],
    ['module store', 'const caches = new WeakMap();'],
  ])('sees %s in: %s', (kind, text) => {
    expect(hiddenStateIn(text)).toEqual([kind]);
  });

  it.each([
    ['a reference to an element', 'function Page() { const field = useRef<HTMLInputElement>(null); }'],
    ['a table', 'const WORDS: ReadonlyMap<string, number> = new Map([["a", 1]]);'],
    ['a variable of a function', 'function sum() { let total = 0; const seen = new Set(); return total; }'],
    ['a word in a text or a remark', 'const text = "setTimeout(useEffect)"; // useReducer()'],
    ['a cast that says what is known', 'const size = value as Size;'],
  ])('leaves %s alone', (_, text) => {
    expect(hiddenStateIn(text)).toEqual([]);
  });
});
