import { Trans, useLingui } from '@lingui/react/macro';
import type { SocialMedium } from '../../../../domain/auth/login';
import { useConfig } from '../../../platform/shop.context';
import { useAuth, useAuthRef } from '../sign-in/auth.context';
import { ProviderIcon } from './provider-icon';
import classes from './social-buttons.module.css';
import { providerNames } from './social-error';

/**
 * The buttons of the providers. A single provider has a wide button. Two or three are in a row below a form,
 * or stacked without one [AUTH-04].
 */
export function SocialButtons({ isOnlyMethod }: { isOnlyMethod: boolean }) {
  const { social } = useConfig().login;
  const goneWindow = useAuth(({ context }) => context.goneWindow);
  if (social.length === 0) return null;
  return (
    <div className={classes.section}>
      {isOnlyMethod ? null : (
        <p className={classes.divider}>
          <Trans>or</Trans>
        </p>
      )}
      <div className={classes.buttons} data-columns={isOnlyMethod ? 1 : social.length}>
        {social.map(({ medium }, place) => (
          <SocialButton
            key={medium}
            medium={medium}
            isShort={!isOnlyMethod && social.length > 1}
            isFirst={isOnlyMethod && place === 0}
          />
        ))}
      </div>
      <p className={classes.word} role="status">
        {goneWindow === 'closed' ? (
          <Trans>The window was closed before you finished. Nothing has changed.</Trans>
        ) : null}
        {goneWindow === 'blocked' ? (
          <Trans>Your browser blocked the window. Allow pop-ups for this page and try again.</Trans>
        ) : null}
      </p>
    </div>
  );
}

type ButtonProps = { medium: SocialMedium; isShort: boolean; isFirst: boolean };

function SocialButton({ medium, isShort, isFirst }: ButtonProps) {
  const { t } = useLingui();
  const auth = useAuthRef();
  const provider = providerNames[medium];
  const name = t`Continue with ${provider}`;
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={isShort ? name : undefined}
      data-autofocus={isFirst || undefined}
      onClick={() => auth.send({ type: 'social.chosen', medium })}
    >
      <ProviderIcon medium={medium} />
      <span>{isShort ? provider : name}</span>
    </button>
  );
}
