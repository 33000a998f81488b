import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { use } from 'react';
import { useFlowLanguage } from '../language';
import { loadStories } from './loaded-stories';
import { frameNamed, stripOf } from './story';
import type { Story } from './story.types';
import classes from './story-cards.module.css';

const SHOWN = 4;

/** Links to the stories. Each card shows the first screens of its film strip. */
export function StoryCards() {
  const language = useFlowLanguage();
  const stories = use(loadStories({ device: 'phone', language }));
  return stories.length > 0 ? (
    <section className={classes.stories}>
      <h2>
        <Trans>Stories</Trans>
      </h2>
      <p className={classes.intro}>
        <Trans>Walk through the real screens, and see which flows move behind them.</Trans>
      </p>
      <ul className={classes.cards}>
        {stories.map((story) => (
          <li key={story.id}>
            <StoryCard story={story} />
          </li>
        ))}
      </ul>
    </section>
  ) : null;
}

function StoryCard({ story }: { story: Story }) {
  const { t } = useLingui();
  const language = useFlowLanguage();
  const { id, title, about } = story;
  const first = frameNamed(story, undefined);
  const strip = first ? stripOf(story, first) : [];
  return (
    <Link to="/flows/stories/$story" params={{ story: id }} className={classes.card}>
      <span className={classes.film}>
        {strip.slice(0, SHOWN).map(({ id: frame, picture, width, height }) => (
          <img key={frame} src={picture} width={width} height={height} alt="" loading="lazy" />
        ))}
      </span>
      <span className={classes.title}>{title[language]}</span>
      <span className={classes.about}>{about[language]}</span>
      <span
        className={classes.numbers}
      >{t`${plural(strip.length, { one: '# screen', other: '# screens' })}`}</span>
    </Link>
  );
}
