import { Notifications } from '@mantine/notifications';
import { OverlayKit } from '../ui/layers/overlay-kit';

export const ToastOutlet = () => (
  <OverlayKit>
    (
    <Notifications position="bottom-center" limit={3} zIndex={450} />)
  </OverlayKit>
);
