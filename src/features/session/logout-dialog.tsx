import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../platform/layers/confirm-dialog';
import { useSession, useSessionRef } from './session.context';

/**
 * Asks before signing out. The question is verbatim from the specification, with its two spaces [MENU-06,
 *
 */
export function LogoutDialog() {
  const { t } = useLingui();
  const session = useSessionRef();
  const isBusy = useSession((snapshot) =>
    snapshot.matches({ account: { signedIn: { logout: 'loggingOut' } } }),
  );
  return (
    <ConfirmDialog
      name="logout"
      title={t`Are you sure you want to  logout?`}
      confirm={<Trans>Yes</Trans>}
      cancel={<Trans>No</Trans>}
      isBusy={isBusy}
      onConfirm={() => session.send({ type: 'logout.confirmed' })}
      onCancel={() => session.send({ type: 'logout.declined' })}
    />
  );
}
