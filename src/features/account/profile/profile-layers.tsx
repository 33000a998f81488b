import { lazy, Suspense } from 'react';
import { useProfile } from './profile.context';
import { useLeaveGuard } from './use-leave-guard';

const Questions = lazy(() => import('./questions').then((file) => ({ default: file.Questions })));

/** What opens above the form is downloaded with the first question. */
export function ProfileLayers() {
  useLeaveGuard();
  const isOpen = useProfile((snapshot) => snapshot.hasTag('open'));
  return isOpen ? (
    <Suspense>
      <Questions />
    </Suspense>
  ) : null;
}
