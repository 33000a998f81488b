import type { Chart, ChartEdge, ChartNode } from './chart.types';

/** Formats the chart as a Mermaid state diagram, which GitHub renders and which is readable in diffs. */
export function mermaidOf(chart: Chart): string {
  const [root, ...states] = chart.nodes;
  if (!root) return '';
  const childrenOf = (id: string) => states.filter(({ parent }) => parent === id);

  const lines = (node: ChartNode, depth: number): string[] => {
    const indent = '  '.repeat(depth);
    const children = childrenOf(node.id);
    const inner =
      node.type === 'parallel'
        ? children.flatMap((child, index) => [...(index > 0 ? [`${indent}--`] : []), ...block(child, depth)])
        : [
            ...(node.initial ? [`${indent}[*] --> ${idOf(node.initial)}`] : []),
            ...children.flatMap((child) => block(child, depth)),
          ];
    return inner;
  };
  const block = (node: ChartNode, depth: number): string[] => {
    const indent = '  '.repeat(depth);
    const name = `${indent}state "${quoted(captionOf(node))}" as ${idOf(node.id)}`;
    const inner = lines(node, depth + 1);
    const end = node.type === 'final' ? [`${indent}${idOf(node.id)} --> [*]`] : [];
    return inner.length > 0 ? [`${name} {`, ...inner, `${indent}}`, ...end] : [name, ...end];
  };

  const lead = chart.description.replaceAll('\n', ' ');
  return [
    `%% ${chart.title}: ${lead}`,
    'stateDiagram-v2',
    // Mermaid needs a state around parallel regions.
    ...(root.type === 'parallel' ? block(root, 1) : lines(root, 1)),
    ...chart.edges.map((edge) => `  ${lineOf(edge, root)}`),
    '',
  ].join('\n');
}

const idOf = (id: string): string => id.replaceAll(/[^A-Za-z0-9]/g, '_');
const captionOf = ({ key, title, invokes }: ChartNode): string =>
  [key, ...(title ? [`(${title})`] : []), ...invokes.map(({ id }) => `⚙ ${id}`)].join(' ');

/** Mermaid's syntax uses `"` and `;`. */
const quoted = (text: string): string => text.replaceAll('"', "'").replaceAll(';', ',');

function lineOf(edge: ChartEdge, root: ChartNode): string {
  const condition = edge.guard ? ` [${edge.guard}]` : '';
  const actions = edge.actions.length > 0 ? ` / ${edge.actions.join(', ')}` : '';
  const words = quoted(`${edge.event.replace(': ', ' ')}${condition}${actions}`);
  if (edge.from !== root.id) return `${idOf(edge.from)} --> ${idOf(edge.to)} : ${words}`;
  // Mermaid draws no box for the root state, so its own transitions become comments.
  return `%% everywhere: ${words}${edge.isInternal ? '' : ` --> ${edge.to.slice(root.id.length + 1)}`}`;
}
