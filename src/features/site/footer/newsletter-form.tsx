import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef } from 'react';
import { failureTexts } from '../../../i18n/failures';
import { useFlow, usePage } from '../../../platform/flow';
import { useApi } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { useRunningActor } from '../../../ui/running-actors';
import { useEmitted } from '../../../ui/use-emitted';
import { provideNewsletter } from './newsletter.actors';
import classes from './newsletter-form.module.css';

/** The form for the newsletter. Its button is disabled until the response arrives [FOOT-05, FOOT-06]. */
export function NewsletterForm() {
  const { i18n, t } = useLingui();
  const { site } = useApi();
  const flow = usePage(() => provideNewsletter(site));
  useRunningActor(flow);
  const form = useRef<HTMLFormElement>(null);
  useEmitted(flow, 'newsletter.subscribed', () => form.current?.reset());
  const isMistyped = useFlow(flow, (at) => at.matches({ idle: 'mistyped' }));
  const isSubscribed = useFlow(flow, (at) => at.matches({ idle: 'subscribed' }));
  const isBusy = useFlow(flow, (at) => at.hasTag('busy'));
  const failure = useFlow(flow, ({ context }) => context.failure);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    flow.send({ type: 'newsletter.submitted', email });
  };
  const refusal = failure ? failureTexts(i18n, failure).join(' ') : null;
  const problem = isMistyped ? t`Please insert a valid email.` : refusal;
  return (
    <form ref={form} noValidate onSubmit={submit} className={classes.form}>
      <div className={classes.row}>
        <input
          className={classes.input}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={255}
          aria-label={t`Email for the newsletter`}
          placeholder={t`Your email`}
          aria-invalid={problem !== null}
          aria-describedby="newsletter-outcome"
        />
        <Button type="submit" loading={isBusy}>
          <Trans>Subscribe</Trans>
        </Button>
      </div>
      <p
        id="newsletter-outcome"
        className={classes.outcome}
        data-tone={problem ? 'bad' : 'good'}
        role="status"
      >
        {problem}
        {isSubscribed ? <Trans>Subscribed Successfully</Trans> : null}
      </p>
    </form>
  );
}
