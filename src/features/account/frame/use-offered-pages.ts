import { useConfig } from '../../../platform/shop.context';
import { useModuleFlow } from '../../location/module.context';
import { type AccountPageName, isOffered, menuPages, pageNamed } from './account-pages';

/** Which pages of the account this shop has. */
export function useOfferedPages() {
  const config = useConfig();
  const modules = useModuleFlow(({ context }) => context.modules);
  return {
    menu: menuPages(config, modules),
    isOffered: (page: AccountPageName) => isOffered(page, config, modules),
    pageNamed: (name: unknown) => pageNamed(name, config, modules),
  };
}
