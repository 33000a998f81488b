import { Trans } from '@lingui/react/macro';
import type { ActorRefFrom } from 'xstate';
import { LARGEST_FILE_MEGABYTES } from '../../../../domain/photo';
import type { otpMachine } from '../../../../machines/session/otp.machine';
import { useFormats } from '../../../i18n/formats.context';
import { useNotices } from '../../../platform/flow';
import { ConfirmDialog } from '../../../platform/layers/confirm-dialog';
import { Question } from '../../../platform/layers/dialog';
import question from '../../../platform/layers/question.module.css';
import { Button } from '../../../ui/button';
import { CodeForm } from '../../session/code/code-form';
import { OtpActor } from '../../session/sign-in/auth.context';
import { useProfile, useProfileRef } from './profile.context';

/** Shows the dialog for the flow's current state. */
export function Questions() {
  const state = useProfile(({ value }) => (typeof value === 'string' ? value : Object.keys(value)[0]));
  switch (state) {
    case 'photoRefused':
      return <PhotoRefused />;
    case 'confirmingReset':
      return <ResetQuestion />;
    case 'confirmingLeave':
      return <LeaveQuestion />;
    case 'otp':
      return <CodeQuestion />;
    default:
      return null;
  }
}

function PhotoRefused() {
  const flow = useProfileRef();
  const formats = useFormats();
  const isTooLarge = useProfile((snapshot) => snapshot.matches({ photoRefused: 'size' }));
  const limit = formats.number(LARGEST_FILE_MEGABYTES);
  const close = () => flow.send({ type: 'photo.acknowledged' });
  return (
    <Question name="photo" title={<Trans>This photo can’t be used</Trans>} onClose={close}>
      <p className={question.text} role="alert">
        {isTooLarge ? (
          <Trans>
            This photo is larger than {limit} MB. Please choose one up to {limit} MB.
          </Trans>
        ) : (
          <Trans>This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.</Trans>
        )}
      </p>
      <div className={question.answers}>
        <Button onClick={close} data-autofocus>
          <Trans>OK</Trans>
        </Button>
      </div>
    </Question>
  );
}

function ResetQuestion() {
  const flow = useProfileRef();
  return (
    <ConfirmDialog
      name="reset"
      title={<Trans>Are you sure, you want to reset?</Trans>}
      confirm={<Trans>Yes</Trans>}
      cancel={<Trans>No</Trans>}
      onConfirm={() => flow.send({ type: 'reset.confirmed' })}
      onCancel={() => flow.send({ type: 'reset.declined' })}
    >
      <Trans>Your unsaved changes will be lost.</Trans>
    </ConfirmDialog>
  );
}

function LeaveQuestion() {
  const flow = useProfileRef();
  const stay = () => flow.send({ type: 'leave.declined' });
  return (
    <Question name="leave" title={<Trans>Leave without saving?</Trans>} onClose={stay} isRaisedByBack>
      <p className={question.text}>
        <Trans>You have unsaved changes. If you leave now, you’ll lose them.</Trans>
      </p>
      <div className={question.answers}>
        <Button variant="default" onClick={() => flow.send({ type: 'leave.confirmed' })}>
          <Trans>Leave</Trans>
        </Button>
        <Button onClick={stay} data-autofocus>
          <Trans>Stay</Trans>
        </Button>
      </div>
    </Question>
  );
}

function CodeQuestion() {
  const flow = useProfileRef();
  const otp = useProfile(({ children }) => children.otp) as ActorRefFrom<typeof otpMachine> | undefined;
  useNotices(otp);
  if (!otp) return null;
  return (
    <Question
      name="ownership"
      title={<Trans>Confirm your contact details</Trans>}
      onClose={() => flow.send({ type: 'code.cancelled' })}
    >
      <OtpActor key={otp.sessionId} actor={otp}>
        <CodeForm />
      </OtpActor>
    </Question>
  );
}
