import { createFileRoute } from '@tanstack/react-router';
import { FlowGallery } from '../flows/flow-gallery';

export const Route = createFileRoute('/flows/')({
  component: () => <FlowGallery machineId={null} part={null} onSelect={() => {}} />,
});
