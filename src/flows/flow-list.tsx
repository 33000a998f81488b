import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { groupsOf } from './features';
import type { FlowChart } from './flow-data.types';
import classes from './flow-list.module.css';
import { actorsOf, type Live } from './live/live-actors';

type Props = { charts: readonly FlowChart[]; chosen: string | null; live: Live };

export function FlowList({ charts, chosen, live }: Props) {
  const { t, i18n } = useLingui();
  const list = useRef<HTMLElement>(null);
  // On narrow screens the list is a row, so the selected flow may be out of view.
  useEffect(() => {
    const entry = chosen && list.current?.querySelector('[aria-current]');
    if (entry) entry.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen]);
  return (
    <nav ref={list} className={classes.list} aria-label={t`Flows`}>
      {groupsOf(charts).map(({ feature, name, charts: own }) => (
        <section key={feature} className={classes.group}>
          <h2 className={classes.feature}>{i18n._(name)}</h2>
          <ul className={classes.flows}>
            {own.map(({ id, title }) => (
              <li key={id}>
                <Link
                  to="/flows/$machine"
                  params={{ machine: id }}
                  className={classes.flow}
                  aria-current={id === chosen ? 'page' : undefined}
                >
                  <span dir="auto">{title}</span>
                  {actorsOf(live, id).length > 0 ? (
                    <span className={classes.live}>
                      <Trans>live</Trans>
                    </span>
                  ) : null}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
