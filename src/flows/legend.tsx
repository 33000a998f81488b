import { useLingui } from '@lingui/react/macro';
import classes from './legend.module.css';

export function Legend({ isCoverage }: { isCoverage: boolean }) {
  const { t } = useLingui();
  const kinds: [string, string][] = isCoverage
    ? [
        ['browser', t`tested in a browser`],
        ['page', t`tested in the page`],
        ['machine', t`tested in the machine`],
        ['none', t`not tested`],
      ]
    : [
        ['event', t`event`],
        ['after', t`after a delay`],
        ['always', t`immediately`],
        ['done', t`done`],
        ['error', t`error`],
      ];
  return (
    <ul className={classes.legend}>
      {kinds.map(([kind, name]) => (
        <li key={kind} data-kind={kind}>
          {name}
        </li>
      ))}
    </ul>
  );
}
