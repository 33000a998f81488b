import { Notifications } from '@mantine/notifications';

export const ToastOutlet = () => <Notifications position="bottom-center" limit={3} zIndex={450} />;
