import { Trans } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { object, string } from 'yup';
import type { deskDecisionMachine, Subject } from '../../../machines/operator/desk-decision.machine';
import { useFlowForm } from '../../platform/fields/use-flow-form';
import { Question } from '../../platform/layers/dialog';
import { useApi } from '../../platform/shop.context';
import { useNotices } from '../../platform/use-notices';
import { Button } from '../../ui/button';
import { useNews } from '../../ui/news';
import { provideDecision } from './operator.actors';
import classes from './operator.module.css';

export type DeskFlow = ActorRefFrom<typeof deskDecisionMachine>;

export function useDesk(): DeskFlow {
  const { operator } = useApi();
  const router = useRouter();
  const [logic] = useState(() => provideDecision(operator));
  const flow = useActorRef(logic);
  useNotices(flow);
  useNews(flow, 'desk.changed', () => void router.invalidate());
  return flow;
}

type Props = { flow: DeskFlow; subject: Subject; isGrave: boolean; isAsking?: boolean; children: string };

/** One decision of one thing; while another is sent it waits. */
export function DecisionButton({ flow, subject, isGrave, isAsking = isGrave, children }: Props) {
  const isAsked = useSelector(
    flow,
    ({ context }) => context.subject?.id === subject.id && context.subject.decision === subject.decision,
  );
  const isBusy = useSelector(flow, (at) => at.hasTag('busy'));
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

export function ReasonQuestion({ flow, title }: { flow: DeskFlow; title: string }) {
  const isOpen = useSelector(
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

function ReasonForm({ flow }: { flow: DeskFlow }) {
  const isBusy = useSelector(flow, (at) => at.hasTag('busy'));
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
        label={<Trans>Your words to them</Trans>}
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
