import { parseSync, types as t, traverse } from '@babel/core';

/** Calls that wait, remember or schedule. Only a machine may do that. */
const CALLS = [
  'useReducer',
  'useActionState',
  'useSyncExternalStore',
  'useEffect',
  'useLayoutEffect',
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'requestIdleCallback',
  'waitFor',
  'createActor',
  'getSnapshot',
  'useInterval',
  'useTimeout',
  'useIdle',
  'useDebouncedCallback',
  'useDebouncedValue',
  'useThrottledCallback',
  'useWindowEvent',
  'useEventListener',
  'useForceUpdate',
];
/** Calls with effects outside the component. A handler of `useEmitted` leaves them to `*.actors.ts`. */
const OUTWARD =
  /^(send|navigate|invalidate|push|notify|tell|(keep|forget|write|remove|save|store|end)([A-Z]\w*)?)$/;
const STORES = ['Map', 'Set', 'WeakMap', 'WeakSet'];
/** A constant lookup table has one of these read-only types. */
const TABLES = ['ReadonlyMap', 'ReadonlySet'];

/** Returns the code that could wait, retry, store state, reorder or bypass types, in source order. */
export function hiddenStateIn(text: string): string[] {
  const program = parseSync(text, {
    configFile: false,
    babelrc: false,
    sourceType: 'module',
    filename: 'source.tsx',
    parserOpts: { plugins: ['typescript', 'jsx'] },
  });
  const found: string[] = [];
  if (!program) return found;
  traverse(program, {
    OptionalCallExpression({ node }) {
      if (CALLS.includes(calledName(node.callee))) found.push(calledName(node.callee));
    },
    CallExpression({ node }) {
      const name = calledName(node.callee);
      if (CALLS.includes(name)) found.push(name);
      if (name === 'useRef' && !isRefOfElement(node)) found.push(name);
      if (name === 'useEmitted' && node.arguments[2] && leadsOutward(node.arguments[2]))
        found.push('useEmitted effect');
      if (name === 'useFlowEffects' && node.arguments[1] && isEffectsTable(node.arguments[1]))
        found.push('effects table');
      if (name === 'useState' && node.arguments[0] && makesStore(node.arguments[0]))
        found.push('useState store');
    },
    TSAsExpression({ node }) {
      if (node.typeAnnotation.type === 'TSNeverKeyword') found.push('as never');
      if (node.expression.type === 'TSAsExpression') found.push('as unknown as');
    },
    ObjectProperty({ node }) {
      if (t.isIdentifier(node.key, { name: 'effects' }) && isEffectsTable(node.value))
        found.push('effects table');
    },
    VariableDeclarator({ node }) {
      const isTyped = t.isIdentifier(node.id) && some(node.id, isEffectsType);
      const isMade =
        t.isFunction(node.init) && node.init.returnType && some(node.init.returnType, isEffectsType);
      if (isTyped || isMade) found.push('effects table');
    },
    Function({ node, parent }) {
      if (isRetry(node, parent)) found.push('recursive retry');
    },
    VariableDeclaration({ node, parent }) {
      if (parent.type !== 'Program' && parent.type !== 'ExportNamedDeclaration') return;
      if (node.kind !== 'const') found.push('module let');
      found.push(...node.declarations.filter(isStore).map(() => 'module store'));
    },
  });
  return found;
}

const calledName = (callee: t.Node): string => {
  if (t.isIdentifier(callee)) return callee.name;
  const isMember = t.isMemberExpression(callee) || t.isOptionalMemberExpression(callee);
  return isMember && t.isIdentifier(callee.property) ? callee.property.name : '';
};

const some = (node: t.Node, matches: (inner: t.Node) => boolean): boolean => {
  let isFound = false;
  t.traverseFast(node, (inner) => {
    if (matches(inner)) isFound = true;
  });
  return isFound;
};

/** Reactions to a flow's events. They belong to `*.actors.ts`. */
const isEffectsTable = (node: t.Node): boolean =>
  t.isObjectExpression(node) && some(node, (inner) => t.isFunction(inner));
const isEffectsType = (node: t.Node): boolean => t.isIdentifier(node, { name: 'EffectsOf' });

const leadsOutward = (handler: t.Node): boolean =>
  (t.isIdentifier(handler) && OUTWARD.test(handler.name)) ||
  some(handler, (inner) => t.isCallExpression(inner) && OUTWARD.test(calledName(inner.callee)));

const makesStore = (initial: t.Node): boolean =>
  some(
    initial,
    (inner) =>
      (t.isNewExpression(inner) && t.isIdentifier(inner.callee) && STORES.includes(inner.callee.name)) ||
      (t.isCallExpression(inner) && /^(createActor|provide[A-Z]\w*)$/.test(calledName(inner.callee))),
  ) ||
  (t.isIdentifier(initial) && /^provide[A-Z]/.test(initial.name));

/** An asynchronous function that calls itself after a failure. */
function isRetry(node: t.Function, parent: t.Node): boolean {
  const named = t.isFunctionDeclaration(node) ? node.id : t.isVariableDeclarator(parent) ? parent.id : null;
  if (!t.isIdentifier(named)) return false;
  const handles = (inner: t.Node) =>
    t.isCatchClause(inner) || (t.isCallExpression(inner) && calledName(inner.callee) === 'catch');
  const callsItself = (inner: t.Node) =>
    t.isCallExpression(inner) && t.isIdentifier(inner.callee, { name: named.name });
  return some(node.body, handles) && some(node.body, callsItself);
}

/** Refs for focus and measuring belong to the component. */
function isRefOfElement({ arguments: [initial], typeParameters }: t.CallExpression): boolean {
  const [type] = t.isTSTypeParameterInstantiation(typeParameters) ? typeParameters.params : [];
  if (!t.isNullLiteral(initial) || !t.isTSTypeReference(type)) return false;
  return t.isIdentifier(type.typeName) && type.typeName.name.endsWith('Element');
}

function isStore({ id, init }: t.VariableDeclarator): boolean {
  if (!t.isNewExpression(init) || !t.isIdentifier(init.callee)) return false;
  const type = t.isIdentifier(id) && t.isTSTypeAnnotation(id.typeAnnotation) ? id.typeAnnotation : null;
  const named = t.isTSTypeReference(type?.typeAnnotation) ? type.typeAnnotation.typeName : null;
  return STORES.includes(init.callee.name) && !(t.isIdentifier(named) && TABLES.includes(named.name));
}
