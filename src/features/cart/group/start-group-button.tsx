import { Trans } from '@lingui/react/macro';
import { IconUsersGroup } from '@tabler/icons-react';
import type { GroupStart } from '../../../../machines/cart/group-start.machine';
import { useFlow, usePage } from '../../../platform/flow';
import { useApi } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { useSessionRef } from '../../session/session.context';
import { useCartLines } from '../cart.context';
import { groupStartEffects, provideGroupStart } from './group-start.actors';

type Props = GroupStart & { className?: string | undefined };

/** Opens the cart to friends and shows the page with the link [CART-71]. */
export function StartGroupButton({ storeId, moduleId, className }: Props) {
  const { groups } = useApi();
  const session = useSessionRef();
  const hasPeople = useCartLines().some(({ person, item }) => person && item.storeId === storeId);
  const flow = usePage(() => provideGroupStart(groups, session), { effects: groupStartEffects });
  const isBusy = useFlow(flow, (at) => at.hasTag('busy'));
  return (
    <Button
      className={className}
      variant="light"
      size="sm"
      loading={isBusy}
      leftSection={<IconUsersGroup size={18} aria-hidden />}
      onClick={() => flow.send({ type: 'start.requested', storeId, moduleId })}
    >
      {hasPeople ? <Trans>See the group order</Trans> : <Trans>Start a group order</Trans>}
    </Button>
  );
}
