import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Rolldown } from 'vite';
import { moduleGraph } from './module-graph.ts';

/**
 * Matches the packages that every page needs, which are in two chunks. The browser evaluates each chunk in a
 * separate task, and React takes longest.
 */
const REACT = /node_modules\/(react|react-dom|scheduler)\/|src\/app\/react\.ts$/;
const FIRST_PACKAGES =
  /node_modules\/(?!@tanstack\/react-router\/dist\/esm\/useBlocker)(use-sync-external-store|use-isomorphic-layout-effect|xstate|@xstate|@tanstack|@lingui)\/|icons-react\/dist\/esm\/(createReactComponent|defaultAttributes)|rolldown\/runtime|preload-helper/;
/**
 * Matches the parts of the UI kit that all dialogs share, which are in one chunk. A dialog's chunks download
 * after the press, so there must be few.
 */
const KIT = /node_modules\/(@mantine\/core\/esm\/core|clsx)\//;
const KIT_OF_LAYERS = ['Modal/Modal.mjs', 'Drawer/Drawer.mjs', 'CloseButton/CloseButton.mjs'].map(
  (file) => `node_modules/@mantine/core/esm/components/${file}`,
);
/**
 * Matches packages that have one file per export, such as icons. A file joins the chunk of the sources that
 * import its name.
 */
const NAMED_FILE = /@tabler\/icons-react\/dist\/esm\/icons\/(\w+)\.|@mantine\/hooks\/esm\/([\w-]+)\//;
const NAMES = /import \{([^}]+)\} from '@(?:tabler\/icons-react|mantine\/hooks)'/g;

/** The app's entry, and the frame around every page. */
const ENTRY = 'src/main.tsx';
const SHELL = [ENTRY, 'src/features/site/frame/around.ts'];
/** Code that is needed only after a press. It loads once the page can be used. */
const BEHIND = ['src/app/lazy-flows.ts', 'src/features/site/frame/behind.ts'];
/** The pages on which visits usually begin, with their route files. */
const PAGES = { landing: 'index', home: 'home', product: 'product.$id', store: 'store.$id' };
/**
 * The names of chunks for modules of an entry page that other pages need too. A page without an entry here
 * keeps them in its own chunk.
 */
const SHARED: Record<string, string> = {
  landing: 'landing',
  home: 'home',
  product: 'goods',
  store: 'store-shared',
};
/** Parts below the first screen. They load when they come near the viewport. */
const BELOW = {
  footer: 'src/features/site/footer/site-footer.tsx',
  below: 'src/features/catalogue/home/home-below.tsx',
};

/** Dialogs that open on an entry page, with items and without items. */
const GOODS_LAYERS = [
  'src/features/cart/drawer/cart-drawer.tsx',
  'src/features/wishlist/wishlist-drawer.tsx',
  'src/features/catalogue/item/quick-view.tsx',
];
const PLAIN_LAYERS = ['src/features/site/menu/mobile-menu.tsx', 'src/platform/layers/confirm-dialog.tsx'];
type GroupName = Rolldown.CodeSplittingGroup['name'];
type Chunking = Rolldown.ChunkingContext;

/**
 * Chooses the chunk of each module. Each chunk costs a request, and small chunks compress badly, so modules
 * are grouped. There are groups for every page, for several item pages, for one page, and for modules that
 * later pages share.
 */
export function firstScreenGroups(directory: string): GroupName {
  const graph = moduleGraph(directory);
  const closureOfRoute = (file: string) => graph.closureOf([`src/routes/${file}`]);
  const shell = graph.closureOf(SHELL);
  const behind = graph.closureOf(BEHIND);
  const pages = Object.entries(PAGES).map(([page, file]) => ({
    page,
    route: `src/routes/${file}.tsx`,
    files: closureOfRoute(`${file}.tsx`),
  }));
  const later = new Set(
    readdirSync(join(directory, 'src/routes'))
      .filter((file) => !file.startsWith('-') && !pages.some(({ route }) => route.endsWith(`/${file}`)))
      .flatMap((file) => [...closureOfRoute(file)]),
  );
  const footer = graph.closureOf([BELOW.footer]);
  const below = Object.entries(BELOW).map(([group, file]) => ({ group, files: graph.closureOf([file]) }));
  const goodsLayers = GOODS_LAYERS.map((file) => graph.closureOf([file]));
  const plainLayers = graph.closureOf(PLAIN_LAYERS);
  const layerOf = (file: string): 'kit' | 'goods-layers' | null => {
    const users = goodsLayers.filter((files) => files.has(file)).length;
    if (users > 0 && plainLayers.has(file)) return 'kit';
    return users > 1 || (users > 0 && later.has(file)) ? 'goods-layers' : null;
  };
  const groupOf = (file: string, isInShell = shell.has(file)): string | null => {
    // Leaves the entry without a group, because the bundler needs some code in the entry's own chunk.
    if (file === ENTRY) return null;
    if (isInShell) return 'shell';
    const isInFooter = footer.has(file);
    const users = pages.filter(({ files }) => files.has(file)).map(({ page }) => page);
    // This chunk loads on every page, so it must not import a module of one page's chunk.
    if (behind.has(file)) return users.length > 0 ? 'shell' : 'behind';
    if (users.length > 1) return users.includes('landing') || isInFooter ? 'shell' : 'goods';
    const [only] = users;
    if (only !== undefined && isInFooter) return 'shell';
    if (only !== undefined) return later.has(file) ? (SHARED[only] ?? only) : only;
    const layer = layerOf(file);
    if (layer !== null) return layer;
    return later.has(file) ? null : (below.find(({ files }) => files.has(file))?.group ?? null);
  };
  const named = new Map<string, string>();
  for (const file of [
    shell,
    behind,
    ...[...below, ...pages].map(({ files }) => files),
    ...goodsLayers,
  ].flatMap((files) => [...files])) {
    const group = groupOf(file);
    if (group !== null)
      for (const name of namesIn(join(directory, file)))
        named.set(name, whereBothFind(named.get(name) ?? group, group));
  }
  let reached: ReadonlySet<string> | null = null;
  let built: ReadonlySet<string> | null = null;
  /**
   * Returns whether a module loads with the frame of every page. The bundle decides, not the sources: the
   * build moves a route's loader into its page.
   */
  const isInShell = (id: string, context: Chunking): boolean => {
    const roots = SHELL.map((file) => join(directory, file));
    if (roots.some((root) => context.getModuleInfo(root) === null)) return shell.has(sourceOf(id));
    built ??= packagesReached(roots, context);
    return built.has(id);
  };
  const kitOfLayers = (context: Chunking): ReadonlySet<string> => {
    reached ??= packagesReached(
      KIT_OF_LAYERS.map((file) => realpathSync(join(directory, file))),
      context,
    );
    return reached;
  };
  const sourceOf = (id: string) => relative(directory, id.replace(/\?.*$/, '')).replaceAll('\\', '/');
  return (id, context) => {
    if (REACT.test(id)) return 'react';
    if (FIRST_PACKAGES.test(id)) return 'vendor';
    // The router's plugin splits a route into its definition and its page. Both parts have the name of the
    // route's file.
    if (id.includes('tsr-split')) return pages.find(({ route }) => sourceOf(id) === route)?.page ?? null;
    const [, icon, hook = ''] = NAMED_FILE.exec(id) ?? [];
    const group = named.get(icon ?? hook.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()));
    if (group !== undefined) return group;
    if (KIT.test(id) || kitOfLayers(context).has(id)) return 'kit';
    if (/\.[jt]sx?$/.test(id)) return groupOf(sourceOf(id), isInShell(id, context));
    // Styles and pictures join the chunk of the modules that import them. The entry's own styles come first,
    // in the first chunk.
    const groupOfUser = (file: string) => (file === ENTRY ? 'shell' : groupOf(file));
    const users = context.getModuleInfo(id)?.importers.map((user) => groupOfUser(sourceOf(user))) ?? [];
    return users.reduce((one, other) => (one && other ? whereBothFind(one, other) : (one ?? other)), null);
  };
}

function namesIn(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(NAMES);
  return [...imports].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
}

function packagesReached(roots: string[], context: Chunking): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  roots.forEach(visit);
  return seen;
}

const isOfLayer = (group: string): boolean => group === 'kit' || group === 'goods-layers';
const GOODS = /^(goods|home|product|store)/;

/** Returns the chunk for a module that two groups use: one that both load. */
function whereBothFind(one: string, other: string): string {
  if (one === other) return one;
  // A dialog opens over a page, so the page's chunk is already loaded.
  if (isOfLayer(one) !== isOfLayer(other)) return isOfLayer(one) ? other : one;
  if (isOfLayer(one)) return 'kit';
  return GOODS.test(one) && GOODS.test(other) ? 'goods' : 'shell';
}
