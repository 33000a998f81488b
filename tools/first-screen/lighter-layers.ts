import type { Plugin } from 'vite';

const ROOTS = /@mantine\/core\/esm\/components\/(?:Modal\/ModalRoot|Drawer\/DrawerRoot)\.mjs$/;
const IMPORT = /^import \{ ScrollArea \} from .*\n/m;
const COMPARED = /\bscrollAreaComponent === ScrollArea\.Autosize/g;
const OTHER_USE = /\bScrollArea\b/;

/**
 * Removes an import from the UI kit. Its scroll lock compares scrolling elements with the kit's own scroll
 * area, which adds 16 KB to the first dialog. No dialog here uses that scroll area, so the comparison is
 * replaced by its result.
 */
export function lighterLayers(): Plugin {
  return {
    name: 'souk-lighter-layers',
    apply: 'build',
    transform: {
      filter: { id: ROOTS },
      handler(code) {
        const lighter = code.replace(IMPORT, '').replace(COMPARED, 'false');
        // A later version of Mantine may use the import elsewhere. The code then stays unchanged, and `npm
        // run size` shows the cost.
        return OTHER_USE.test(lighter) ? null : { code: lighter, map: null };
      },
    },
  };
}
