import { lazy } from 'react';

const openSteps = () => import('../steps/open-steps');
const recovery = () => import('../recovery/recovery-steps');

/** What comes after the first form is on its way while somebody types. */
export const OpenSteps = lazy(async () => ({ default: (await openSteps()).OpenSteps }));
export const OpenStepsTitle = lazy(async () => ({ default: (await openSteps()).OpenStepsTitle }));
export const RecoverySteps = lazy(async () => ({ default: (await recovery()).RecoverySteps }));
export const RecoveryTitle = lazy(async () => ({ default: (await recovery()).RecoveryTitle }));

/** Who is offline now is told so by the call that fails first. */
export const bringLaterSteps = (): void => void openSteps().catch(() => undefined);
