import { parseSync, types as t, traverse } from '@babel/core';

/** Calls that hide a decision wherever a component or a module makes them. */
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
];
const STORES = ['Map', 'Set', 'WeakMap', 'WeakSet'];
/** A table that nobody writes says so in its type. */
const TABLES = ['ReadonlyMap', 'ReadonlySet'];

/** What in this text could wait, retry, remember, order or forge, in the order of the text. */
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
    },
    TSAsExpression({ node }) {
      if (node.typeAnnotation.type === 'TSNeverKeyword') found.push('as never');
      if (node.expression.type === 'TSAsExpression') found.push('as unknown as');
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

/** To focus or to measure an element is the page's own business. */
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
