import { createFileRoute } from '@tanstack/react-router';
import { FlowGallery } from '../flows/flow-gallery';

type PartSearch = { part?: string };

export const Route = createFileRoute('/flows/$machine')({
  validateSearch: ({ part }: Record<string, unknown>): PartSearch =>
    typeof part === 'string' ? { part } : {},
  component: OneFlow,
});

function OneFlow() {
  const { machine } = Route.useParams();
  const { part = null } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <FlowGallery
      machineId={machine}
      part={part}
      onSelect={(chosen) =>
        void navigate({
          search: (previous) => ({ ...previous, part: chosen }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
