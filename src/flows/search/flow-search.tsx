import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { use, useDeferredValue, useMemo, useState } from 'react';
import type { FlowChart } from '../flow-data.types';
import { useFlowLanguage } from '../language';
import { whenCharts } from '../prepared';
import { entriesOf, findParts } from './find-parts';
import classes from './flow-search.module.css';

/** Searches titles, words, rules and screen descriptions of all flows. */
export function FlowSearch({ charts }: { charts: readonly FlowChart[] }) {
  const { t } = useLingui();
  const [question, setQuestion] = useState('');
  const { rules: sentences } = use(whenCharts);
  const language = useFlowLanguage();
  const query = useDeferredValue(question);
  const isAsking = query.trim() !== '';
  const entries = useMemo(
    () => (isAsking ? entriesOf(charts, sentences, language) : []),
    [charts, sentences, language, isAsking],
  );
  const hits = findParts(entries, sentences, query);
  return (
    <search className={classes.search}>
      <label className={classes.field}>
        <IconSearch size={18} aria-hidden />
        <span className="visually-hidden">
          <Trans>Search states, events, rules and texts of the screens</Trans>
        </span>
        <input
          type="search"
          value={question}
          placeholder={t`State, event, rule or text`}
          onChange={({ target }) => setQuestion(target.value)}
        />
      </label>
      {question.trim() ? (
        <div className={classes.hits}>
          <p role="status">
            <Plural value={hits.length} _0="Nothing found" one="# place" other="# places" />
          </p>
          <ul>
            {hits.map(({ machine, machineTitle, part, words, code, rules, sentence }) => (
              <li key={`${machine} ${part}`}>
                <Link
                  to="/flows/$machine"
                  params={{ machine }}
                  search={{ part }}
                  className={classes.hit}
                  onClick={() => setQuestion('')}
                >
                  <span className={classes.machine}>{machineTitle}</span>
                  <span>{words}</span>
                  <span className={classes.code} dir="ltr">
                    {code}
                  </span>
                  {sentence ? (
                    <span className={classes.rules} dir="ltr" lang="en">
                      {sentence}
                    </span>
                  ) : rules.length > 0 ? (
                    <span className={classes.rules}>{rules.join(' · ')}</span>
                  ) : null}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </search>
  );
}
