/** Collects the parameters of a query. `add` returns the placeholder of the value, such as `$1`. */
export type Values = { list: unknown[]; add(value: unknown): string };

export function values(): Values {
  const list: unknown[] = [];
  return {
    list,
    add(value) {
      list.push(value);
      return `$${list.length}`;
    },
  };
}

export const allOf = (conditions: string[]): string =>
  conditions.length > 0 ? conditions.join('\n    and ') : 'true';
