import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Choice } from './choice';
import type { FlowChart, FlowData, Shot } from './flow-data.types';
import type { FlowProducts } from './products';
import classes from './screens-view.module.css';

type Props = {
  chart: FlowChart;
  data: FlowData;
  products: FlowProducts;
  active: ReadonlySet<string>;
  selected: string | null;
  onSelect: (id: string) => void;
};

/** A storyboard with one screenshot of every state in which the flow can stay. */
export function ScreensView({ chart, data, products: { shots }, active, selected, onSelect }: Props) {
  const { t, i18n } = useLingui();
  const [device, setDevice] = useState<Shot['device']>('phone');
  const [language, setLanguage] = useState<Shot['language']>(i18n.locale === 'ar' ? 'ar' : 'en');
  const leaves = chart.nodes.filter(({ id }) => !chart.nodes.some(({ parent }) => parent === id));
  const resting = leaves.filter(({ id }) => !data.passing.includes(id));
  const devices: [Shot['device'], string][] = [
    ['phone', t`Phone`],
    ['desktop', t`Desktop`],
  ];
  const languages: [Shot['language'], string][] = [
    ['en', t`English`],
    ['ar', t`Arabic`],
  ];
  if (shots.length === 0)
    return (
      <p className={classes.none}>
        <span>
          <Trans>
            No screenshots yet. Run <code>npm run flows:shots</code> to take them.
          </Trans>
        </span>
      </p>
    );
  return (
    <div className={classes.board}>
      <div className={classes.choices}>
        <Choice label={t`Device`} options={devices} chosen={device} onChoose={setDevice} />
        <Choice label={t`Screenshot language`} options={languages} chosen={language} onChoose={setLanguage} />
      </div>
      <ul className={classes.screens} data-device={device}>
        {resting.map(({ id, path, title }) => {
          const shot = shots.find(
            (one) => one.state === id && one.device === device && one.language === language,
          );
          return (
            <li key={id}>
              <button
                type="button"
                className={classes.screen}
                aria-pressed={selected === id}
                data-active={active.has(id) || undefined}
                onClick={() => onSelect(id)}
              >
                {shot ? (
                  <img src={shot.file} alt="" loading="lazy" className={classes.picture} />
                ) : (
                  <span className={classes.missing}>
                    {data.unseen[id] ? (
                      <span dir="ltr" lang="en">
                        {data.unseen[id]}
                      </span>
                    ) : (
                      <Trans>No screenshot of this state</Trans>
                    )}
                  </span>
                )}
                <span className={classes.title} dir="auto">
                  {title ?? path}
                </span>
                <span className={classes.path} dir="ltr">
                  {path}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
