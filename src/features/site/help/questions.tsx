import { Plural, Trans, useLingui } from '@lingui/react/macro';
import looking from '@lobehub/fluent-emoji-3d/assets/1f50d.webp';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { HELP_TOPICS, questionsOf, questionsWith } from '../../../../domain/help';
import { useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { useModuleFlow } from '../../location/module.context';
import classes from './questions.module.css';
import { type AnsweredQuestion, useHelpTexts } from './use-help-texts';

const MAX_LETTERS = 100;

/** Groups frequent questions by topic. The search ignores spelling variants [HELP-01]. */
export function Questions() {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const { questions, topicName } = useHelpTexts();
  const config = useConfig();
  const modules = useModuleFlow(({ context }) => context.modules);
  const markets = modules.filter(({ isActive }) => isActive).map(({ type }) => type);
  const found = questionsWith(questionsOf(questions, { ...config, markets }), typed, topicName);
  return (
    <section className={classes.questions} aria-labelledby="questions-title">
      <h2 id="questions-title">
        <Trans>Frequently asked questions</Trans>
      </h2>
      <search>
        <label className={classes.search}>
          <IconSearch size={20} aria-hidden />
          <span className="visually-hidden">
            <Trans>Search the questions</Trans>
          </span>
          <input
            type="search"
            value={typed}
            maxLength={MAX_LETTERS}
            placeholder={t`Refund, PIN, points…`}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </label>
      </search>
      <p className="visually-hidden" role="status">
        <Plural value={found.length} one="# question" other="# questions" />
      </p>
      {found.length === 0 ? <NothingFound /> : null}
      {HELP_TOPICS.map((topic) => (
        <Topic
          key={topic}
          name={topicName(topic)}
          questions={found.filter((question) => question.topic === topic)}
        />
      ))}
    </section>
  );
}

function Topic({ name, questions }: { name: string; questions: AnsweredQuestion[] }) {
  if (questions.length === 0) return null;
  return (
    <div className={classes.topic}>
      <h3>{name}</h3>
      {questions.map(({ question, answer, page }) => (
        <details key={question} className={classes.question}>
          <summary className="unfold">{question}</summary>
          <p>{answer}</p>
          {page ? (
            <Link className={classes.page} to={page.to} search={page.search}>
              {page.name}
            </Link>
          ) : null}
        </details>
      ))}
    </div>
  );
}

const NothingFound = () => (
  <EmptyState
    headingLevel={3}
    title={<Trans>No answers found</Trans>}
    picture={<img src={looking} alt="" width={96} height={96} />}
    action={
      <Button
        renderRoot={(props) => <Link to="/profile" search={{ page: 'inbox', with: 'support' }} {...props} />}
      >
        <Trans>Ask support</Trans>
      </Button>
    }
  >
    <Trans>Try another word or ask us. A real person replies.</Trans>
  </EmptyState>
);
