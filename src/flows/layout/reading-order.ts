import type { View } from '../chart/view.types';

/** Returns a predicate for backward transitions. The order is that of a traversal from the initial state. */
export function readingOrder(view: View): (from: string, to: string) => boolean {
  const nodes = new Map(view.nodes.map((node) => [node.id, node]));
  const ancestors = (id: string): string[] => {
    const parent = nodes.get(id)?.parent ?? null;
    return parent === null ? [id] : [...ancestors(parent), id];
  };
  const order = new Map<string, number>();
  const queue = [view.nodes[0]?.id ?? ''];
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    if (order.has(id)) continue;
    const line = ancestors(id);
    for (const each of line) if (!order.has(each)) order.set(each, order.size);
    const node = nodes.get(id);
    if (node?.initial) queue.unshift(node.initial);
    if (node?.type === 'parallel')
      queue.unshift(...view.nodes.filter(({ parent }) => parent === id).map((child) => child.id));
    for (const each of line.reverse())
      queue.push(...view.lines.filter(({ from }) => from === each).map(({ to }) => to));
  }

  const placeOf = (id: string | undefined) => (id && order.get(id)) ?? Number.POSITIVE_INFINITY;
  return (from, to) => {
    const [one, other] = [ancestors(from), ancestors(to)];
    const fork = one.findIndex((id, index) => id !== other[index]);
    return (
      fork >= 0 && other[fork] !== undefined && Number(placeOf(one[fork])) > Number(placeOf(other[fork]))
    );
  };
}
