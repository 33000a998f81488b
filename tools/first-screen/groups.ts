import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { moduleGraph } from './module-graph.ts';

const ICON = /\bIcon[A-Z]\w+/g;

/** Small files that one page brings one by one are one file: each has a trip and a dictionary of its own otherwise. */
export function firstScreenGroups(directory: string) {
  const graph = moduleGraph(directory);
  const main = graph.closureOf(['src/main.tsx']);
  const pageOf = (file: string) => graph.closureOf([`src/routes/${file}.tsx`]);
  const goods = [pageOf('product.$id'), pageOf('store.$id')] as const;
  const landing = pageOf('index');
  const around = graph.closureOf(['src/features/site/frame/around.ts']);
  const firstFiles = new Set([...main, ...around, ...landing, ...pageOf('home'), ...goods[0], ...goods[1]]);
  const isShared = (file: string) => landing.has(file) && goods.some((page) => page.has(file));
  const icons = new Set(
    [...firstFiles].flatMap((file) => readFileSync(join(directory, file), 'utf8').match(ICON) ?? []),
  );
  /** Styles go with what they are of. */
  const sourceOf = (id: string) =>
    relative(directory, id.replace(/\?.*$/, ''))
      .replaceAll('\\', '/')
      .replace(/\.module\.css$/, '.tsx');
  return {
    /** Small things of several first screens: an icon is a line of code. */
    isOfAll: (id: string): boolean => {
      const file = sourceOf(id);
      if (!main.has(file) && isShared(file)) return true;
      const [, name] = /@tabler\/icons-react\/dist\/esm\/icons\/(\w+)\./.exec(id) ?? [];
      return name !== undefined && icons.has(name);
    },
  };
}
