import { Trans } from '@lingui/react/macro';
import lifebuoy from '@lobehub/fluent-emoji-3d/assets/1f6df.webp';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/button';
import classes from '../steps/step.module.css';

/** Every way in is switched off [AUTH-20]. */
export const NoMethod = () => (
  <div className={classes.centre}>
    <img src={lifebuoy} alt="" width={88} height={88} />
    <p className={classes.text}>
      <Trans>
        Sorry, Something Went Wrong. Please try again after some time or Contact with our support team.
      </Trans>
    </p>
    <Button fullWidth renderRoot={(props) => <Link to="/help-and-support" data-autofocus {...props} />}>
      <Trans>Help & Support</Trans>
    </Button>
  </div>
);
