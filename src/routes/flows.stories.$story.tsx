import { createFileRoute } from '@tanstack/react-router';
import { FlowGallery } from '../flows/flow-gallery';
import { type StoryAddress, storyAddressOf } from '../flows/stories/story-address';

export const Route = createFileRoute('/flows/stories/$story')({
  // The page validates the parameters. Here the validation would be in every customer's download.
  validateSearch: (search) => search as StoryAddress,
  component: OneStory,
});

function OneStory() {
  const { story } = Route.useParams();
  const address = storyAddressOf(Route.useSearch());
  const navigate = Route.useNavigate();
  const onAddress = (change: StoryAddress) =>
    void navigate({
      search: (previous) => ({ ...previous, ...change }),
      replace: true,
      resetScroll: false,
    });
  return (
    <FlowGallery
      machineId={null}
      address={{}}
      onAddress={() => {}}
      story={{ id: story, address, onAddress }}
    />
  );
}
