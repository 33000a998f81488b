import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import type { Category, Module } from '../../../../domain/catalogue';
import { failureTexts } from '../../../i18n/failures';
import { useFlow, usePage } from '../../../platform/flow';
import { useApi } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { useRunningActor } from '../../../ui/running-actors';
import { TilePicture } from '../../../ui/tile-picture';
import { useIsSignedIn } from '../../session/session.context';
import { interestsEffects, provideInterests } from './interests.actors';
import classes from './interests-page.module.css';
import { interestsOf } from './stored-interests';

const TITLE = 'interests-title';

type Props = {
  module: Module;
  categories: Category[];
  /** The module's items, rendered below the interests. */
  children?: ReactNode;
};

/** Shows the interests above the items, with Skip and Save below the choices [NAV-19, MOD-12]. */
export function InterestsPage({ module, categories, children }: Props) {
  const { i18n, t } = useLingui();
  const flow = useInterestsFlow(module.id);
  const chosen = useFlow(flow, ({ context }) => context.chosen);
  const failure = useFlow(flow, ({ context }) => context.failure);
  const isSaving = useFlow(flow, (snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      <div className="page">
        <section className={classes.strip} aria-labelledby={TITLE}>
          <div>
            <h1 id={TITLE} className={classes.title} tabIndex={-1}>
              <Trans>What do you like?</Trans>
            </h1>
            <p className={classes.lead}>
              <Trans>Pick as many as you like to get better recommendations in {module.name}.</Trans>
            </p>
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
          <div className={classes.actions}>
            <Button variant="default" onClick={() => flow.send({ type: 'skip.requested' })}>
              <Trans>Skip</Trans>
            </Button>
            <Button loading={isSaving} onClick={() => flow.send({ type: 'save.requested' })}>
              <Trans>Save</Trans>
            </Button>
          </div>
          {failure ? <p role="alert">{failureTexts(i18n, failure).join(' ')}</p> : null}
        </section>
      </div>
      <Suspense>{children}</Suspense>
    </>
  );
}

function useInterestsFlow(moduleId: number) {
  const { account } = useApi();
  const isSignedIn = useIsSignedIn();
  const flow = usePage(provideInterests({ account, moduleId, isSignedIn }), {
    input: { chosen: interestsOf(moduleId) },
    effects: interestsEffects,
  });
  useRunningActor(flow);
  return flow;
}
