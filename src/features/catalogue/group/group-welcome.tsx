import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import '../../../platform/fields/inputs.css';
import { MEMBER_NAME_LENGTH } from '../../../../domain/group-order';
import { Button } from '../../../ui/button';
import { TilePicture } from '../../../ui/tile-picture';
import { usePerson } from '../../session/session.context';
import { useGroup, useGroupFlow, useGroupRef } from './group.context';
import classes from './group-page.module.css';

/** Asks a visitor for a name. Nothing else is needed to join [CART-72]. */
export function GroupWelcome() {
  const { t } = useLingui();
  const flow = useGroupRef();
  const { store, hostName, state } = useGroup();
  const person = usePerson();
  const isBusy = useGroupFlow((at) => at.hasTag('busy'));
  const isNameWrong = useGroupFlow(({ context }) => context.isNameWrong);
  return (
    <section className={classes.welcome} aria-labelledby="group-title">
      <TilePicture
        className={classes.logo}
        src={store.logoUrl}
        name={store.name}
        tint={store.id}
        width={84}
        height={84}
        isDecorative
      />
      <h1 id="group-title" tabIndex={-1}>
        {hostName === null ? (
          <Trans>Order together from {store.name}</Trans>
        ) : (
          <Trans>
            <bdi>{hostName}</bdi> invites you to order from {store.name}
          </Trans>
        )}
      </h1>
      <p className={classes.quiet}>
        {state === 'locked' ? (
          <Trans>The group order is locked now. Your friend can open it again.</Trans>
        ) : (
          <Trans>Choose your dishes here. Your friend pays and gets the delivery.</Trans>
        )}
      </p>
      <form
        className={classes.form}
        noValidate
        action={(form) => flow.send({ type: 'name.submitted', name: String(form.get('name') ?? '') })}
      >
        <TextInput
          key={person?.firstName ?? ''}
          name="name"
          label={t`Your name`}
          description={t`The group sees this name next to your dishes.`}
          defaultValue={person?.firstName ?? ''}
          maxLength={MEMBER_NAME_LENGTH}
          autoComplete="given-name"
          dir="auto"
          size="md"
          error={isNameWrong ? t`Please enter your name.` : undefined}
        />
        <Button type="submit" size="lg" fullWidth loading={isBusy} disabled={state === 'locked'}>
          <Trans>Join the group</Trans>
        </Button>
      </form>
    </section>
  );
}
