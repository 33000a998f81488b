import { Trans, useLingui } from '@lingui/react/macro';
import pin from '@lobehub/fluent-emoji-3d/assets/1f4cd.webp';
import basket from '@lobehub/fluent-emoji-3d/assets/1f6d2.webp';
import scooter from '@lobehub/fluent-emoji-3d/assets/1f6f5.webp';
import { useFormats } from '../../../i18n/formats.context';
import classes from './how-it-works.module.css';

export function HowItWorks() {
  const { t } = useLingui();
  const formats = useFormats();
  const steps = [
    {
      picture: pin,
      title: t`Tell us where you are`,
      text: t`We only show what’s available at your address, with the real fees.`,
    },
    {
      picture: basket,
      title: t`Choose and see the total`,
      text: t`The price you see is the price you pay: in the list, in the cart and at your door.`,
    },
    {
      picture: scooter,
      title: t`Follow it to your door`,
      text: t`Know what’s happening, minute by minute.`,
    },
  ];
  return (
    <section className={`page ${classes.section}`} aria-labelledby="how-title">
      <h2 id="how-title" className={classes.title}>
        <Trans>How it works</Trans>
      </h2>
      <ol className={classes.steps}>
        {steps.map(({ picture, title, text }, index) => (
          <li key={title} className={classes.step}>
            <span className={classes.tile}>
              <img src={picture} alt="" width={72} height={72} loading="lazy" />
            </span>
            <span className={classes.number} aria-hidden="true">
              {formats.number(index + 1)}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
