import { Trans } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import type { ActorRefFrom } from 'xstate';
import { object, string } from 'yup';
import type { consoleDecisionMachine, Subject } from '../../../machines/operator/console-decision.machine';
import { useFlowForm } from '../../platform/fields/use-flow-form';
import { useFlow, usePage } from '../../platform/flow';
import { Question } from '../../platform/layers/dialog';
import { useApi } from '../../platform/shop.context';
import { Button } from '../../ui/button';
import { CONSOLE_EFFECTS, provideDecision } from './operator.actors';
import classes from './operator.module.css';

export type ConsoleFlow = ActorRefFrom<typeof consoleDecisionMachine>;

export function useConsole(): ConsoleFlow {
  const { operator } = useApi();
  return usePage(() => provideDecision(operator), { effects: CONSOLE_EFFECTS });
}

type Props = { flow: ConsoleFlow; subject: Subject; isGrave: boolean; isAsking?: boolean; children: string };

/** A button that sends one decision. Disabled while another decision is being sent. */
export function DecisionButton({ flow, subject, isGrave, isAsking = isGrave, children }: Props) {
  const isAsked = useFlow(
    flow,
    ({ context }) => context.subject?.id === subject.id && context.subject.decision === subject.decision,
  );
  const isBusy = useFlow(flow, (at) => at.hasTag('busy'));
  return (
    <Button
      size="sm"
      variant={isGrave ? 'default' : 'light'}
      loading={isBusy && isAsked}
      disabled={isBusy && !isAsked}
      aria-haspopup={isAsking ? 'dialog' : undefined}
      onClick={() => flow.send({ type: 'decision.made', subject })}
    >
      {children}
    </Button>
  );
}

/** Asks for confirmation before a decision that cannot be undone. */
export function FinalQuestion({ flow, title }: { flow: ConsoleFlow; title: string }) {
  const isOpen = useFlow(flow, (at) => at.matches('confirming'));
  const close = () => flow.send({ type: 'question.closed' });
  return isOpen ? (
    <Question name="decision" title={title} size="small" onClose={close}>
      <p>
        <Trans>You can’t undo this.</Trans>
      </p>
      <div className={classes.answers}>
        <Button variant="default" data-autofocus onClick={close}>
          <Trans>Go Back</Trans>
        </Button>
        <Button onClick={() => flow.send({ type: 'decision.confirmed' })}>{title}</Button>
      </div>
    </Question>
  ) : null;
}

export function ReasonQuestion({ flow, title }: { flow: ConsoleFlow; title: string }) {
  const isOpen = useFlow(
    flow,
    (at) => at.matches('explaining') || (at.matches('deciding') && at.context.reason !== null),
  );
  return isOpen ? (
    <Question name="decision" title={title} onClose={() => flow.send({ type: 'question.closed' })}>
      <ReasonForm flow={flow} />
    </Question>
  ) : null;
}

const LONGEST_REASON = 500;
const reasonSchema = object({ reason: string().trim().required('wordsRequired') });

function ReasonForm({ flow }: { flow: ConsoleFlow }) {
  const isBusy = useFlow(flow, (at) => at.hasTag('busy'));
  const { field, formProps } = useFlowForm({
    name: 'decision',
    initial: { reason: '' },
    schema: reasonSchema,
    onSubmit: ({ reason }) => flow.send({ type: 'reason.submitted', reason }),
  });
  return (
    <form {...formProps} className={classes.form}>
      <Textarea
        {...field('reason')}
        label={<Trans>Your message</Trans>}
        maxLength={LONGEST_REASON}
        autosize
        minRows={3}
        data-autofocus
      />
      <div className={classes.answers}>
        <Button variant="default" disabled={isBusy} onClick={() => flow.send({ type: 'question.closed' })}>
          <Trans>Go Back</Trans>
        </Button>
        <Button type="submit" loading={isBusy}>
          <Trans>Send</Trans>
        </Button>
      </div>
    </form>
  );
}
