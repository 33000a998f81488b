import { Trans } from '@lingui/react/macro';
import { IconDownload, IconRoute } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { download } from '../share/picture';
import { CopyButton } from './copy-button';
import classes from './record.module.css';
import type { RecordedPath, Take } from './recorded.types';
import { useRecordedPath } from './use-recorded-path';

/** A recorded path as steps for a tester, as a browser test, and as a link into the chart. */
export function RecordedPathView({ take }: { take: Take }) {
  const result = useRecordedPath(take);
  if (!result)
    return (
      <p role="status" className={classes.note}>
        <Trans>Writing the path …</Trans>
      </p>
    );
  if (result.hasFailed)
    return (
      <p role="alert" className={classes.note}>
        <Trans>The path couldn’t be written. Check your connection and reload the page.</Trans>
      </p>
    );
  if (!result.path)
    return (
      <p role="status" className={classes.note}>
        <Trans>
          The test data of this flow doesn’t reach the state where the recording began. Reload the shop while
          you record.
        </Trans>
      </p>
    );
  return <PathSheet machine={take.machine} path={result.path} recorded={take.steps.length} />;
}

type SheetProps = { machine: string; path: RecordedPath; recorded: number };

function PathSheet({ machine, path, recorded }: SheetProps) {
  const { title, start, steps, lead, endsBefore, events, markdown, spec } = path;
  const followed = endsBefore ?? recorded;
  return (
    <article className={classes.path}>
      <h3>
        <Trans>Recorded path to “{title}”</Trans>
      </h3>
      <div className={classes.actions}>
        <Link
          to="/flows/$machine"
          params={{ machine }}
          search={{ tools: 'paths', events, step: steps.length }}
          className={classes.open}
        >
          <IconRoute size={16} aria-hidden />
          <Trans>Open in the chart</Trans>
        </Link>
        <CopyButton text={markdown}>
          <Trans>Copy steps</Trans>
        </CopyButton>
        <Download name={`${machine}.recorded.md`} text={markdown}>
          <Trans>Download steps</Trans>
        </Download>
        {typeof spec === 'object' ? (
          <>
            <CopyButton text={spec.text}>
              <Trans>Copy test</Trans>
            </CopyButton>
            <Download name={`${machine}.recorded.spec.ts`} text={spec.text}>
              <Trans>Download test</Trans>
            </Download>
          </>
        ) : null}
      </div>
      {endsBefore === null ? null : (
        <p role="note" className={classes.warning}>
          <Trans>
            The path has {followed} of {recorded} recorded steps. No sample data repeats the next one.
          </Trans>
        </p>
      )}
      {spec === 'noPage' ? (
        <p className={classes.hint}>
          <Trans>This flow has no browser test, because it has no page of its own to test.</Trans>
        </p>
      ) : spec === 'notInBrowser' ? (
        <p className={classes.hint}>
          <Trans>There is no browser test, because a browser test can’t do the first recorded step.</Trans>
        </p>
      ) : spec.isWhole ? null : (
        <p className={classes.hint}>
          <Trans>The browser test ends earlier, at the first step that a test can’t do in a browser.</Trans>
        </p>
      )}
      <ol className={classes.steps}>
        <li data-lead>
          <Step number={0} by={<Trans>Start</Trans>} action={start.action} expect={start.expect} />
        </li>
        {steps.map(({ number, by, action, expect }) => (
          <li key={number} data-lead={number <= lead || undefined}>
            {number === lead + 1 && lead > 0 ? (
              <span className={classes.begin}>
                <Trans>The recording begins here</Trans>
              </span>
            ) : null}
            <Step number={number} by={by} action={action} expect={expect} />
          </li>
        ))}
      </ol>
    </article>
  );
}

type StepProps = { number: number; by: React.ReactNode; action: string; expect: readonly string[] };

const Step = ({ number, by, action, expect }: StepProps) => (
  <>
    <span className={classes.number}>{number}</span>
    <span className={classes.by}>{by}</span>
    <span className={classes.action} dir="auto">
      {action}
    </span>
    <span className={classes.expect} dir="auto">
      {expect.length > 0 ? expect.join(' · ') : <Trans>As before</Trans>}
    </span>
  </>
);

const Download = ({ name, text, children }: { name: string; text: string; children: React.ReactNode }) => (
  <button type="button" onClick={() => download(name, text)}>
    <IconDownload size={16} aria-hidden />
    {children}
  </button>
);
