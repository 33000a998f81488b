import { Trans } from '@lingui/react/macro';
import letter from '@lobehub/fluent-emoji-3d/assets/1f48c.webp';
import classes from './newsletter-band.module.css';
import { NewsletterForm } from './newsletter-form';

type Props = { title: string | undefined; subtitle: string | undefined };

/** The sign-up for the newsletter. The operator's texts replace the default ones [FOOT-04]. */
export const NewsletterBand = ({ title, subtitle }: Props) => (
  <section className={`page ${classes.band}`} aria-labelledby="newsletter-title">
    <div className={classes.card}>
      <img src={letter} alt="" width={96} height={96} loading="lazy" className={classes.picture} />
      <div className={classes.words}>
        <h2 id="newsletter-title">{title || <Trans>New shops and great deals, once a week</Trans>}</h2>
        <p>{subtitle || <Trans>No spam. Unsubscribe with one click.</Trans>}</p>
      </div>
      <NewsletterForm />
    </div>
  </section>
);
