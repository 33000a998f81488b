import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlayerRecordFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { prepareWorker } from './path-worker';
import classes from './record.module.css';
import { recorder } from './recorder';
import { stepsIn } from './takes';

/** Starts and stops the recording. */
export function RecordBar() {
  const { t } = useLingui();
  const now = useSelector(recorder, (snapshot) => snapshot);
  const isRecording = now.matches('recording');
  const flows = new Set(
    now.context.takes.filter((take) => take.steps.length > 0).map(({ machine }) => machine),
  );
  useEffect(() => {
    if (isRecording) prepareWorker();
  }, [isRecording]);
  const record = (name: string) => (
    <button
      type="button"
      className={classes.record}
      onClick={() => recorder.send({ type: 'record.pressed' })}
    >
      <IconPlayerRecordFilled size={16} aria-hidden />
      {name}
    </button>
  );
  return (
    <div className={classes.bar} data-recording={isRecording || undefined}>
      {isRecording ? (
        <button
          type="button"
          className={classes.record}
          onClick={() => recorder.send({ type: 'stop.pressed' })}
        >
          <IconPlayerStopFilled size={16} aria-hidden />
          <Trans>Stop</Trans>
        </button>
      ) : now.matches('stopped') ? (
        <>
          {record(t`Record again`)}
          <button type="button" onClick={() => recorder.send({ type: 'discard.pressed' })}>
            <Trans>Discard</Trans>
          </button>
        </>
      ) : (
        record(t`Record`)
      )}
      <p role="status" className={classes.status}>
        {isRecording ? (
          <>
            <strong>
              <Trans>Recording</Trans>
            </strong>
            {' · '}
            {t`${plural(stepsIn(now.context.takes), { one: '# step', other: '# steps' })}`}
            {' · '}
            {t`${plural(flows.size, { one: '# flow', other: '# flows' })}`}
          </>
        ) : now.matches('withoutSteps') ? (
          <Trans>
            Nothing happened in the shop during the recording. Open the shop in another tab of this browser,
            then record again.
          </Trans>
        ) : now.matches('stopped') ? (
          <Trans>Sample data replaces what was typed, so the path contains nothing personal.</Trans>
        ) : (
          <Trans>Press “Record”, then use the shop in another tab. What you do becomes a test path.</Trans>
        )}
      </p>
    </div>
  );
}
