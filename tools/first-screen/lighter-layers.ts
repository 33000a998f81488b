import type { Plugin } from 'vite';

const ROOTS = /@mantine\/core\/esm\/components\/(?:Modal\/ModalRoot|Drawer\/DrawerRoot)\.mjs$/;
const IMPORT = /^import \{ ScrollArea \} from .*\n/m;
const COMPARED = /\bscrollAreaComponent === ScrollArea\.Autosize/g;
const OTHER_USE = /\bScrollArea\b/;

/**
 * The kit's scroll lock compares scrolling elements with its own scroll area, whose import costs 16 KB when
 * the first dialog opens. No dialog here uses that scroll area, so the comparison is replaced by its result.
 */
export function lighterLayers(): Plugin {
  return {
    name: 'souk-lighter-layers',
    apply: 'build',
    transform: {
      filter: { id: ROOTS },
      handler(code) {
        const lighter = code.replace(IMPORT, '').replace(COMPARED, 'false');
        // If a later version of Mantine uses the import elsewhere, the code stays unchanged; `npm run size`
        // shows the cost.
        return OTHER_USE.test(lighter) ? null : { code: lighter, map: null };
      },
    },
  };
}
