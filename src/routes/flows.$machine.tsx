import { createFileRoute } from '@tanstack/react-router';
import { addressOf, type FlowAddress } from '../flows/address';
import { FlowGallery } from '../flows/flow-gallery';

export const Route = createFileRoute('/flows/$machine')({
  // The page validates the parameters. Here the validation would be in every customer's download.
  validateSearch: (search) => search as FlowAddress,
  component: OneFlow,
});

function OneFlow() {
  const { machine } = Route.useParams();
  const address = addressOf(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <FlowGallery
      machineId={machine}
      address={address}
      onAddress={(change) =>
        void navigate({
          search: (previous) => ({ ...previous, ...change }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
