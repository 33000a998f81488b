import { Trans, useLingui } from '@lingui/react/macro';
import { failureTexts } from '../../i18n/failures';
import { Dialog } from '../../platform/layers/dialog';
import { useCloseLayer } from '../../platform/layers/layers.context';
import { FailureBlock } from '../../ui/failure-block';
import { useIsSignedIn } from '../session/session.context';
import { useDiet, useDietRef } from './diet.context';
import classes from './diet-dialog.module.css';
import { DietFields } from './diet-fields';

/** Edits the diet. Its warnings appear on every card, item and cart line. */
export function DietDialog() {
  const diet = useDietRef();
  const isSignedIn = useIsSignedIn();
  const profile = useDiet(({ context }) => context.profile);
  const isBusy = useDiet((snapshot) => snapshot.hasTag('busy'));
  const close = useCloseLayer('diet');
  return (
    <Dialog layer="diet" title={<Trans>Diet and allergens</Trans>} onClose={close} size="medium">
      <p className={classes.lead}>
        {isSignedIn ? (
          <Trans>We’ll warn you about anything that contains these. Saved in your account.</Trans>
        ) : (
          <Trans>We’ll warn you about anything that contains these. Saved on this device.</Trans>
        )}
      </p>
      <Trouble />
      <DietFields
        key={JSON.stringify(profile)}
        profile={profile}
        isBusy={isBusy}
        onChosen={(chosen) => diet.send({ type: 'diet.chosen', profile: chosen })}
      />
    </Dialog>
  );
}

/** Says that saving to the account failed. Warnings still work on this device. */
function Trouble() {
  const { i18n } = useLingui();
  const diet = useDietRef();
  const isUnsaved = useDiet((snapshot) => snapshot.matches({ signedIn: 'unsaved' }));
  const failure = useDiet(({ context }) => context.failure);
  if (failure === null) return null;
  return (
    <FailureBlock
      title={
        isUnsaved ? (
          <Trans>Saved on this device, but not in your account yet</Trans>
        ) : (
          <Trans>Your account couldn’t be loaded</Trans>
        )
      }
      reason={failureTexts(i18n, failure).join(' ')}
      onRetry={() => diet.send({ type: 'retry.requested' })}
    />
  );
}
