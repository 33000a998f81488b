import { useLingui } from '@lingui/react/macro';
import classes from './legend.module.css';

/** What the colours mean. */
export function Legend({ isCoverage }: { isCoverage: boolean }) {
  const { t } = useLingui();
  const kinds: [string, string][] = isCoverage
    ? [
        ['browser', t`walked in a browser`],
        ['page', t`walked in the page`],
        ['machine', t`walked in the machine`],
        ['none', t`not walked`],
      ]
    : [
        ['event', t`event`],
        ['after', t`after a time`],
        ['always', t`at once`],
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
