import { useLingui } from '@lingui/react/macro';
import type { OperatorRole } from '../../../domain/operator-roles';

type Texts = Record<'name' | 'about', Record<OperatorRole, string>>;

/** Returns the names of the roles and the texts about their permissions. */
export function useRoleTexts(): Texts {
  const { t } = useLingui();
  return {
    name: { owner: t`Owner`, manager: t`Manager`, support: t`Support team`, store: t`Store account` },
    about: {
      owner: t`Everything, including accounts.`,
      manager: t`Everything except accounts.`,
      support: t`Orders, trips and messages, but no manual payments or refunds.`,
      store: t`The orders, stock and opening hours of one store.`,
    },
  };
}
