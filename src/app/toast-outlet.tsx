import { Notifications } from '@mantine/notifications';
import { LayerProvider } from '../ui/layers/layer-provider';
import { OverlayKit } from '../ui/layers/overlay-kit';

export const ToastOutlet = () => (
  <OverlayKit>
    (
    <LayerProvider>
      <Notifications position="bottom-center" limit={3} zIndex={450} />
    </LayerProvider>
    )
  </OverlayKit>
);
