import { createFileRoute } from '@tanstack/react-router';
import { FlowGallery } from '../flows/flow-gallery';

type Search = { map?: boolean | '' };

export const Route = createFileRoute('/flows/')({
  validateSearch: (search) => search as Search,
  component: AllFlows,
});

function AllFlows() {
  const { map } = Route.useSearch();
  return (
    <FlowGallery machineId={null} address={{}} onAddress={() => {}} isMap={map === true || map === ''} />
  );
}
