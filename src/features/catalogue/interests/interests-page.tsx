import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, Suspense } from 'react';
import { fromPromise } from 'xstate';
import type { Category, Module } from '../../../../domain/catalogue';
import { interestsMachine } from '../../../../machines/catalogue/interests.machine';
import { failureTexts } from '../../../i18n/failures';
import { useApi } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { useNews } from '../../../ui/news';
import { useRunningActor } from '../../../ui/running-actors';
import { TilePicture } from '../../../ui/tile-picture';
import { useIsSignedIn } from '../../session/session.context';
import classes from './interests-page.module.css';
import { interestsOf, keepInterests } from './own-interests';

const TITLE = 'interests-title';

type Props = {
  module: Module;
  categories: Category[];
  /** What the market sells: nobody has to answer before shopping. */
  children?: ReactNode;
};

/** What somebody likes in a new market, asked above its goods; Skip weighs as much as Save [NAV-19, MOD-12]. */
export function InterestsPage({ module, categories, children }: Props) {
  const { i18n, t } = useLingui();
  const flow = useInterestsFlow(module.id);
  const chosen = useSelector(flow, ({ context }) => context.chosen);
  const failure = useSelector(flow, ({ context }) => context.failure);
  const isSaving = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      <div className="page">
        <section className={classes.strip} aria-labelledby={TITLE}>
          <div className={classes.head}>
            <div>
              <h1 id={TITLE} className={classes.title} tabIndex={-1}>
                <Trans>What do you like?</Trans>
              </h1>
              <p className={classes.lead}>
                <Trans>Choose as many as you want. Your recommendations in {module.name} follow them.</Trans>
              </p>
            </div>
            <div className={classes.actions}>
              <Button variant="default" onClick={() => flow.send({ type: 'skip.requested' })}>
                <Trans>Skip</Trans>
              </Button>
              <Button loading={isSaving} onClick={() => flow.send({ type: 'save.requested' })}>
                <Trans>Save</Trans>
              </Button>
            </div>
          </div>
          <fieldset className={classes.choices}>
            <legend className="visually-hidden">{t`Categories`}</legend>
            {categories.map((category) => (
              <button
                key={category.id}
                type="button"
                className={classes.choice}
                aria-pressed={chosen.includes(category.id)}
                onClick={() => flow.send({ type: 'category.toggled', categoryId: category.id })}
              >
                <TilePicture
                  className={classes.picture}
                  src={category.imageUrl}
                  name={category.name}
                  tint={category.id}
                  width={36}
                  height={36}
                  isDecorative
                />
                <span>{category.name}</span>
              </button>
            ))}
          </fieldset>
          {failure ? <p role="alert">{failureTexts(i18n, failure).join(' ')}</p> : null}
        </section>
      </div>
      <Suspense>{children}</Suspense>
    </>
  );
}

function useInterestsFlow(moduleId: number) {
  const { account } = useApi();
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();
  const flow = useActorRef(
    interestsMachine.provide({
      actors: {
        saveInterests: fromPromise(async ({ input: { categoryIds } }) => {
          if (isSignedIn) await (await account.own()).saveInterests(categoryIds);
          keepInterests({ [moduleId]: categoryIds });
        }),
      },
    }),
    { input: { chosen: interestsOf(moduleId) } },
  );
  useRunningActor(flow);
  useNews(flow, 'home.requested', () => void navigate({ to: '/home', replace: true }));
  return flow;
}
