const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** Formats plain data as a source-code literal. */
export function literalOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Array.isArray(value)
    ? value.map((item) => literalOf(item, depth + 1))
    : Object.entries(value).map(([key, item]) => `${keyOf(key)}: ${literalOf(item, depth + 1)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) return open + close;
  const inside = '  '.repeat(depth + 1);
  return `${open}\n${entries.map((entry) => `${inside}${entry},\n`).join('')}${'  '.repeat(depth)}${close}`;
}

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
const keyOf = (key: string): string => (IDENTIFIER.test(key) ? key : quoted(key));
