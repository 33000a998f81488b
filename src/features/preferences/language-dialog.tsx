import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../../platform/layers/confirm-dialog';
import { usePreferencesRef } from './preferences.context';

/** Asks before the language is changed, because the page reloads [LANG-02]. */
export function LanguageDialog() {
  const preferences = usePreferencesRef();
  return (
    <ConfirmDialog
      name="language"
      title={<Trans>Are you sure to change the language?</Trans>}
      confirm={<Trans>Yes</Trans>}
      cancel={<Trans>No</Trans>}
      onConfirm={() => preferences.send({ type: 'language.confirmed' })}
      onCancel={() => preferences.send({ type: 'language.declined' })}
    >
      <Trans>The browser will refresh to get translated content.</Trans>
    </ConfirmDialog>
  );
}
