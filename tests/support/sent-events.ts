import { parseSync, types as t, traverse } from '@babel/core';

const EVENT = /^[a-z]\w*(\.[a-z]\w*)*$/;
/** Calls that read an event. */
const READERS = ['eventOf', 'outputOf', 'errorOf', 'assertEvent', 'matches', 'on'];

/** The event types that a file's code names where it could send them: not in types, charts or comparisons. */
export function sentEvents(text: string): Set<string> {
  const program = parseSync(text, {
    configFile: false,
    babelrc: false,
    sourceType: 'module',
    filename: 'source.tsx',
    parserOpts: { plugins: ['typescript', 'jsx'] },
  });
  const sent = new Set<string>();
  if (!program) return sent;
  traverse(program, {
    StringLiteral(path) {
      const { node, parent, key } = path;
      if (!EVENT.test(node.value) || t.isTSLiteralType(parent)) return;
      const isName = t.isObjectProperty(parent) && key === 'key';
      const isCompared = t.isBinaryExpression(parent) || t.isSwitchCase(parent);
      if (!isName && !isCompared && !isReader(parent)) sent.add(node.value);
    },
  });
  return sent;
}

function isReader(parent: t.Node): boolean {
  if (!t.isCallExpression(parent)) return false;
  const { callee } = parent;
  const name = t.isIdentifier(callee)
    ? callee.name
    : t.isMemberExpression(callee) && t.isIdentifier(callee.property)
      ? callee.property.name
      : '';
  return READERS.includes(name);
}
