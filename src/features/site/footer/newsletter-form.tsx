import { Trans, useLingui } from '@lingui/react/macro';
import { useActionState } from 'react';
import { isEmail } from '../../../../domain/contact';
import { failureTexts } from '../../../i18n/failures';
import { useApi } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import classes from './newsletter-form.module.css';

type Outcome = { email: string; problem: string | null; isSubscribed: boolean };

const untouched: Outcome = { email: '', problem: null, isSubscribed: false };

/** Idle, submitting, subscribed; the button waits while the letter is on its way [FOOT-05, FOOT-06]. */
export function NewsletterForm() {
  const { i18n, t } = useLingui();
  const { site } = useApi();
  const [outcome, submit, isPending] = useActionState(
    async (_: Outcome, form: FormData): Promise<Outcome> => {
      const email = String(form.get('email') ?? '').trim();
      if (!isEmail(email)) return { email, problem: t`Please insert a valid email.`, isSubscribed: false };
      try {
        await site.subscribe(email);
      } catch (error) {
        const failure = error as { code: string; messages?: string[] };
        const texts = failureTexts(i18n, { code: failure.code, messages: failure.messages ?? [] });
        return { email, problem: texts.join(' '), isSubscribed: false };
      }
      return { ...untouched, isSubscribed: true };
    },
    untouched,
  );

  return (
    <form action={submit} noValidate className={classes.form}>
      <div className={classes.row}>
        <input
          className={classes.input}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={255}
          defaultValue={outcome.email}
          aria-label={t`Email for the newsletter`}
          placeholder={t`Your email`}
          aria-invalid={outcome.problem !== null}
          aria-describedby="newsletter-outcome"
        />
        <Button type="submit" loading={isPending}>
          <Trans>Subscribe</Trans>
        </Button>
      </div>
      <p
        id="newsletter-outcome"
        className={classes.outcome}
        data-tone={outcome.problem ? 'bad' : 'good'}
        role="status"
      >
        {outcome.problem}
        {outcome.isSubscribed ? <Trans>Subscribed Successfully</Trans> : null}
      </p>
    </form>
  );
}
