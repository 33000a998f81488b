import { describe, expect, it, vi } from 'vitest';
import { hiddenStateIn } from '../support/hidden-state';
import { read, sourceFiles } from '../support/sources';
import { EFFECT_EXCEPTIONS, EXCEPTIONS } from './hidden-state.exceptions';

// This test parses every file of the app.
vi.setConfig({ testTimeout: 60_000 });

/** The number of exceptions. It may only fall: removing an exception lowers it. */
const MAX = 30;

/** The maximum number of subscriptions to events that flows emit, for focus, fields and scrolling. Lower it, never raise it. */
const MAX_SUBSCRIPTIONS = 25;

/** Matches code that returns early for the last value and otherwise remembers the new one. */
const remembersLast = (text: string): boolean =>
  /if \([^\n]*?\b(\w+) === (\w+)\b[^\n]*\) return;\s+\2 = \1;/.test(text);

const counted = (kinds: string[]): string =>
  [...new Set(kinds)]
    .sort()
    .map((kind) => [kind, kinds.filter((other) => other === kind).length] as const)
    .map(([kind, times]) => (times > 1 ? `${kind} ${times}` : kind))
    .join(', ');

describe('state outside machines', () => {
  it('only charts and their effects decide, wait, retry, remember or order requests', () => {
    const found = sourceFiles('src')
      .filter((file) => !file.startsWith('src/flows/') && !file.endsWith('.actors.ts'))
      .map((file) => ({ file, uses: counted(hiddenStateIn(read(file))) }))
      .filter(({ uses }) => uses !== '');
    expect(found).toEqual(EXCEPTIONS.map(({ file, uses }) => ({ file, uses })));
  });

  it('no effect file creates actors, keeps module-level state or retries by recursion', () => {
    const found = sourceFiles('src')
      .filter((file) => !file.startsWith('src/flows/') && file.endsWith('.actors.ts'))
      .map((file) => ({
        file,
        uses: counted(
          hiddenStateIn(read(file)).filter((kind) =>
            ['createActor', 'module let', 'module store', 'recursive retry'].includes(kind),
          ),
        ),
      }))
      .filter(({ uses }) => uses !== '');
    expect(found).toEqual(EFFECT_EXCEPTIONS.map(({ file, uses }) => ({ file, uses })));
  });

  it('effects leave it to the helper `watching` to send only changed values', () => {
    const comparing = sourceFiles('src', 'machines')
      .filter((file) => !file.startsWith('src/flows/') && remembersLast(read(file)))
      .filter((file) => file !== 'machines/shared/watching.ts');
    // These compare objects by identity and don't send the first one.
    expect(comparing).toEqual([
      'src/features/account/profile/profile.actors.ts',
      'src/features/rental/cart/trip-cart.actors.ts',
      'src/features/rental/search/rental-search.actors.ts',
    ]);
  });

  it('only one file starts flows and reads their state in React', () => {
    const readers = sourceFiles('src').filter(
      (file) => !file.startsWith('src/flows/') && read(file).includes("from '@xstate/react'"),
    );
    expect(readers).toEqual(['src/platform/flow.tsx']);
  });

  it('no component awaits a response, because actors handle responses and lazy parts load code', () => {
    const waiting = sourceFiles('src')
      .filter((file) => file.endsWith('.tsx') && !file.startsWith('src/flows/'))
      .filter((file) => /\.then\((?!\((?:file|module)\) =>)/.test(read(file)));
    // Waits for the one-time code that the phone's keyboard suggests.
    expect(waiting).toEqual(['src/features/session/code/code-input.tsx']);
  });

  it('few components subscribe to a flow’s events, because effects notify other flows and the root', () => {
    const calls = sourceFiles('src')
      .filter((file) => file !== 'src/ui/use-emitted.ts')
      .flatMap((file) => read(file).match(/\buseEmitted(<\w+>)?\(/g) ?? []);
    expect(calls).toHaveLength(MAX_SUBSCRIPTIONS);
  });

  it('each exception has a reason, and the number of exceptions only falls', () => {
    expect(EXCEPTIONS.filter(({ why }) => why.length < 20)).toEqual([]);
    expect(EXCEPTIONS).toHaveLength(MAX);
  });
});

describe('the search for hidden state', () => {
  it('finds a value that is compared with the last one that was sent', () => {
    expect(remembersLast('if (text === told) return;\n told = text;\n sendBack(news);')).toBe(true);
    expect(remembersLast('if (text === known) return;\n sendBack(news);')).toBe(false);
  });

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
    ['useEmitted effect', "useEmitted(flow, 'order.changed', () => session.send({ type: 'changed' }));"],
    ['useEmitted effect', "useEmitted(flow, 'home.requested', () => void navigate({ to: '/home' }));"],
    ['useEmitted effect', "useEmitted(flow, 'draft.changed', ({ draft }) => keepDraft(draft));"],
    ['useEmitted effect', "useEmitted(flow, 'offer.declined', saveDeclinedOffer);"],
    ['effects table', 'const EFFECTS: EffectsOf<typeof chat> = table;'],
    ['effects table', 'const effects = (list: List): EffectsOf<typeof chat> => table(list);'],
    ['effects table', "useFlowEffects(inbox, { 'inbox.changed': () => list.reload() });"],
    ['effects table', "usePage(logic, { effects: { 'chat.changed': () => list.reload() } });"],
    ['useState store', 'const [drafts] = useState(() => new Map<string, object>());'],
    ['useState store', 'const [logic] = useState(() => provideCart(api));'],
    ['useInterval', 'const clock = useInterval(tick, 1000);'],
    ['useDebouncedCallback', 'const search = useDebouncedCallback(send, 300);'],
    ['useWindowEvent', "useWindowEvent('storage', readAgain);"],
    ['recursive retry', 'async function call(id) { try { await ask(id); } catch { return call(other()); } }'],
    ['recursive retry', 'const call = (id) => ask(id).catch(() => call(other()));'],
  ])('finds %s in: %s', (kind, text) => {
    expect(hiddenStateIn(text)).toEqual([kind]);
  });

  it.each([
    ['a reference to an element', 'function Page() { const field = useRef<HTMLInputElement>(null); }'],
    ['focus in a handler', "useEmitted(flow, 'problem.pointed', ({ field }) => focusPart(field));"],
    ['effects of two files', 'usePage(logic, { effects: { ...mapEffects, ...effects } });'],
    ['a constant table', 'const WORDS: ReadonlyMap<string, number> = new Map([["a", 1]]);'],
    ['a local variable', 'function sum() { let total = 0; const seen = new Set(); return total; }'],
    ['a name in a string or a comment', 'const text = "setTimeout(useEffect)"; // useReducer()'],
    ['a type assertion', 'const size = value as Size;'],
  ])('ignores %s', (_, text) => {
    expect(hiddenStateIn(text)).toEqual([]);
  });
});
