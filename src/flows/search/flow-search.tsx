import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Chart } from '../chart/chart.types';
import { findParts } from './find-parts';
import classes from './flow-search.module.css';

/** Finds a state, an event or a rule in every flow. */
export function FlowSearch({ charts }: { charts: readonly Chart[] }) {
  const { t } = useLingui();
  const [question, setQuestion] = useState('');
  const hits = findParts(charts, question);
  return (
    <search className={classes.search}>
      <label className={classes.field}>
        <IconSearch size={18} aria-hidden />
        <span className="visually-hidden">
          <Trans>Search states, events and rule ids</Trans>
        </span>
        <input
          type="search"
          value={question}
          placeholder={t`State, event or rule id`}
          onChange={({ target }) => setQuestion(target.value)}
        />
      </label>
      {question.trim() ? (
        <div className={classes.hits}>
          <p role="status">
            <Plural value={hits.length} _0="Nothing found" one="# place" other="# places" />
          </p>
          <ul>
            {hits.map(({ machine, machineTitle, part, words, rules }) => (
              <li key={`${machine} ${part}`}>
                <Link
                  to="/flows/$machine"
                  params={{ machine }}
                  search={{ part }}
                  className={classes.hit}
                  dir="ltr"
                  lang="en"
                  onClick={() => setQuestion('')}
                >
                  <span className={classes.machine}>{machineTitle}</span>
                  <span>{words}</span>
                  {rules.length > 0 ? <span className={classes.rules}>{rules.join(' · ')}</span> : null}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </search>
  );
}
