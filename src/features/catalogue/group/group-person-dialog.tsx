import { Trans } from '@lingui/react/macro';
import { Question } from '../../../platform/layers/dialog';
import { Button } from '../../../ui/button';
import { useGroupRef } from './group.context';
import classes from './group-page.module.css';

type Props = { person: { id: number; name: string }; onClose: () => void };

/** Asks the host before a friend and the friend's dishes are removed [CART-73]. */
export function GroupPersonDialog({ person, onClose }: Props) {
  const flow = useGroupRef();
  const remove = () => {
    flow.send({ type: 'person.removed', memberId: person.id });
    onClose();
  };
  return (
    <Question
      name="groupPerson"
      title={<Trans>Remove {person.name} from the group?</Trans>}
      onClose={onClose}
    >
      <p className={classes.description}>
        <Trans>
          Their dishes leave your cart. While the group is open, they can join again with the link.
        </Trans>
      </p>
      <div className={classes.answers}>
        <Button variant="default" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button onClick={remove}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </Question>
  );
}
