import type { Plugin } from 'vite';

const ROOTS = /@mantine\/core\/esm\/components\/(?:Modal\/ModalRoot|Drawer\/DrawerRoot)\.mjs$/;
const IMPORT = /^import \{ ScrollArea \} from .*\n/m;
const COMPARED = /\bscrollAreaComponent === ScrollArea\.Autosize/g;
const OTHER_USE = /\bScrollArea\b/;

/**
 * The kit's layers compare what scrolls in them with its scroll area, which stands on all of its floating parts: 16 KB and
 * their evaluation within the press that opens the first layer. No layer of this shop has that scroll area, so the answer is known.
 */
export function lighterLayers(): Plugin {
  return {
    name: 'souk-lighter-layers',
    apply: 'build',
    transform: {
      filter: { id: ROOTS },
      handler(code) {
        const lighter = code.replace(IMPORT, '').replace(COMPARED, 'false');
        // A later kit that uses it for more keeps it; `npm run size` tells what that costs.
        return OTHER_USE.test(lighter) ? null : { code: lighter, map: null };
      },
    },
  };
}
