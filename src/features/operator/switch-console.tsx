import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  changedSwitches,
  isSwitchedOn,
  SHOP_SWITCHES,
  type ShopSwitch,
  type SwitchGroup,
  type SwitchValue,
  type SwitchValues,
  switched,
} from '../../../domain/operator';
import type { shopSwitchesMachine } from '../../../machines/operator/shop-switches.machine';
import type { ShopSwitches } from '../../api/operator-mapping';
import { useFormats } from '../../i18n/formats.context';
import { useFlow, usePage } from '../../platform/flow';
import { Question } from '../../platform/layers/dialog';
import { useApi } from '../../platform/shop.context';
import { Button } from '../../ui/button';
import { Choice } from '../../ui/choice';
import { Switch } from '../../ui/switch';
import { provideSwitches } from './operator.actors';
import classes from './operator.module.css';
import { type SwitchTexts, useSwitchTexts } from './use-switch-texts';

type Flow = ActorRefFrom<typeof shopSwitchesMachine>;

const GROUPS: readonly SwitchGroup[] = ['buying', 'paying', 'account', 'signIn', 'site', 'numbers'];

/**
 * Edits the shop's settings. A change is previewed in this browser before it applies to all customers.
 */
export function SwitchConsole({ switches }: { switches: ShopSwitches }) {
  const { operator } = useApi();
  const flow = usePage(() => provideSwitches(operator), {
    input: { shop: switches.shop, tried: changedSwitches(switches.shop, switches.tried) },
  });
  return <SwitchConsoleView flow={flow} usual={switches.usual} />;
}

export function SwitchConsoleView({ flow, usual }: { flow: Flow; usual: SwitchValues }) {
  const { t } = useLingui();
  const titles: Record<SwitchGroup, string> = {
    buying: t`Ordering`,
    paying: t`Payment`,
    account: t`Wallet, points and referrals`,
    signIn: t`Sign-in`,
    site: t`Registrations and policies`,
    numbers: t`Prices and times`,
  };
  return (
    <div className={classes.sections}>
      {GROUPS.map((group) => (
        <section key={group} className={classes.card} aria-labelledby={`switches-${group}`}>
          <h2 id={`switches-${group}`}>{titles[group]}</h2>
          {SHOP_SWITCHES.filter((one) => one.group === group).map((one) => (
            <SwitchRow key={one.name} one={one} flow={flow} usual={usual[one.name] ?? null} />
          ))}
        </section>
      ))}
      <Answers flow={flow} />
      <KeepQuestion flow={flow} />
    </div>
  );
}

function SwitchRow({ one, flow, usual }: { one: ShopSwitch; flow: Flow; usual: SwitchValue }) {
  const texts = useSwitchTexts()(one.name);
  const shop = useFlow(flow, ({ context }) => context.shop[one.name] ?? null);
  const change = useFlow(flow, ({ context }) => context.changes[one.name]);
  const value = change === undefined ? shop : change;
  const id = `switch-${one.name.replace('.', '-')}`;
  const set = (next: SwitchValue) => flow.send({ type: 'switch.set', name: one.name, value: next });
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <span className={classes.name}>
          <span id={id}>{texts.title}</span>
          {change !== undefined ? (
            <Mark tone="tried">
              <Trans>Differs from the live shop</Trans>
            </Mark>
          ) : shop !== usual ? (
            <Mark>
              <Trans>Changed by you</Trans>
            </Mark>
          ) : null}
        </span>
        <span id={`${id}-about`} className={classes.about}>
          {texts.about}
        </span>
        <code className={classes.code}>{one.name}</code>
      </div>
      <Control one={one} texts={texts} value={value} labelledBy={id} onSet={set} />
    </div>
  );
}

const Mark = ({ tone, children }: { tone?: 'tried'; children: ReactNode }) => (
  <span className={classes.mark} data-tone={tone}>
    {children}
  </span>
);

type ControlProps = {
  one: ShopSwitch;
  value: SwitchValue;
  texts: SwitchTexts;
  labelledBy: string;
  onSet: (value: SwitchValue) => void;
};

function Control({ one, texts, value, labelledBy, onSet }: ControlProps) {
  const { t } = useLingui();
  const formats = useFormats();
  if (one.kind === 'flag')
    return (
      <Switch
        labelledBy={labelledBy}
        describedBy={`${labelledBy}-about`}
        isOn={isSwitchedOn(value)}
        onChange={(isOn) => onSet(switched(one, isOn))}
      />
    );
  if (one.kind === 'choice')
    return (
      <Choice
        labelledBy={labelledBy}
        value={String(value)}
        options={one.values.map((known) => ({
          value: String(known),
          label: texts.values?.[String(known)] ?? formats.number(Number(known)),
        }))}
        onChoose={(chosen) => onSet(one.values.find((known) => String(known) === chosen) ?? null)}
      />
    );
  return (
    <TextInput
      type="number"
      aria-labelledby={labelledBy}
      aria-describedby={`${labelledBy}-about`}
      className={classes.number ?? ''}
      defaultValue={typeof value === 'number' ? value : ''}
      min={one.lowest}
      max={one.highest}
      step="any"
      placeholder={one.canBeNone ? t`None` : ''}
      onChange={({ currentTarget }) => onSet(currentTarget.value === '' ? null : currentTarget.valueAsNumber)}
    />
  );
}

function Answers({ flow }: { flow: Flow }) {
  const { t } = useLingui();
  const isBusy = useFlow(flow, (at) => at.hasTag('busy'));
  const canTry = useFlow(flow, (at) => at.can({ type: 'trial.requested' }));
  const canKeep = useFlow(flow, (at) => at.can({ type: 'keep.requested' }));
  const canEnd = useFlow(flow, (at) => at.can({ type: 'trial.ended' }));
  if (!canTry && !canKeep && !canEnd && !isBusy) return null;
  return (
    <fieldset className={classes.bar} aria-label={t`Your changes`}>
      {canEnd ? (
        <Button variant="default" onClick={() => flow.send({ type: 'trial.ended' })}>
          <Trans>End preview</Trans>
        </Button>
      ) : null}
      {canKeep ? (
        <Button
          variant="default"
          aria-haspopup="dialog"
          onClick={() => flow.send({ type: 'keep.requested' })}
        >
          <Trans>Apply for everyone</Trans>
        </Button>
      ) : null}
      {canTry || isBusy ? (
        <Button loading={isBusy} onClick={() => flow.send({ type: 'trial.requested' })}>
          <Trans>Preview in this browser</Trans>
        </Button>
      ) : (
        <Button renderRoot={(props) => <a href="/home" {...props} />}>
          <Trans>View the shop</Trans>
        </Button>
      )}
    </fieldset>
  );
}

function KeepQuestion({ flow }: { flow: Flow }) {
  const { t } = useLingui();
  const texts = useSwitchTexts();
  const isOpen = useFlow(flow, (at) => at.hasTag('open'));
  const isBusy = useFlow(flow, (at) => at.hasTag('busy'));
  const changes = useFlow(flow, ({ context }) => context.changes);
  if (!isOpen) return null;
  return (
    <Question
      name="switches"
      title={t`Apply for everyone?`}
      onClose={() => flow.send({ type: 'question.closed' })}
    >
      <div className={classes.form}>
        <p>
          <Trans>These changes will go live for everyone:</Trans>
        </p>
        <ul className={classes.goods}>
          {Object.keys(changes).map((name) => (
            <li key={name}>{texts(name).title}</li>
          ))}
        </ul>
        <div className={classes.answers}>
          <Button variant="default" onClick={() => flow.send({ type: 'question.closed' })} data-autofocus>
            <Trans>Cancel</Trans>
          </Button>
          <Button loading={isBusy} onClick={() => flow.send({ type: 'keep.confirmed' })}>
            <Trans>Apply for everyone</Trans>
          </Button>
        </div>
      </div>
    </Question>
  );
}
