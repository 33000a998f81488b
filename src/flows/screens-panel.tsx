import { Trans, useLingui } from '@lingui/react/macro';
import type { Chart } from './chart/chart.types';
import { factsOf } from './chart/parts';
import type { Shot } from './flow-data.types';
import classes from './panel.module.css';
import type { FlowProducts } from './products';

type Props = { chart: Chart; selected: string | null; products: FlowProducts };

export function ScreensPanel({ chart, selected, products: { shots } }: Props) {
  const { t } = useLingui();
  const state = selected ? factsOf(chart, selected)?.stateId : null;
  const shown = shots.filter((shot) => shot.state === state);
  const name = state?.slice(chart.id.length + 1) || chart.id;
  const caption = ({ device, language }: Shot) => {
    const languageName = language === 'ar' ? t`Arabic` : t`English`;
    return device === 'phone' ? t`Phone, ${languageName}` : t`Desktop, ${languageName}`;
  };
  return (
    <section className={classes.section}>
      <h2>
        <Trans>Screens</Trans>
      </h2>
      {shots.length === 0 ? (
        <p className={classes.hint}>
          <Trans>
            No screenshots yet. Run <code>npm run flows:shots</code> to take them.
          </Trans>
        </p>
      ) : null}
      {shots.length > 0 && !state ? (
        <p className={classes.hint}>
          <Trans>Select a state to see its screen.</Trans>
        </p>
      ) : null}
      {shots.length > 0 && state && shown.length === 0 ? (
        <p className={classes.hint}>
          <Trans>
            No screenshot shows <bdi className="ltr">{name}</bdi>.
          </Trans>
        </p>
      ) : null}
      <div className={classes.shots}>
        {shown.map((shot) => (
          <figure key={shot.file}>
            <a href={shot.file} target="_blank" rel="noreferrer">
              <img src={shot.file} alt={`${name}, ${caption(shot)}`} loading="lazy" />
            </a>
            <figcaption>{caption(shot)}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
