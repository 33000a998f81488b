import { useLingui } from '@lingui/react/macro';
import type { LineProblem } from '../../../../domain/placed-order';

export function useLineProblems(): Record<LineProblem, string> {
  const { t } = useLingui();
  return { missing: t`Missing`, wrong: t`Wrong item`, damaged: t`Damaged` };
}
