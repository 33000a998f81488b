import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import { type PlacedOrder, reviewOf } from '../../../../domain/placed-order';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { Button } from '../../../ui/button';
import { LONGEST_WORDS, reviewSchema } from './action-schemas';
import { ImagesField } from './images-field';
import { useOrderActions, useOrderActionsRef } from './order-actions.context';
import classes from './order-actions.module.css';
import { Refusal } from './refusal';

/** Stars first; words and pictures for whoever has some [ORD-09]. */
export function ReviewForm({ order }: { order: PlacedOrder }) {
  const flow = useOrderActionsRef();
  const target = useOrderActions(({ context }) => context.target);
  const isBusy = useOrderActions((at) => at.matches({ reviewing: 'sending' }));
  const [images, setImages] = useState<readonly File[]>([]);
  const earlier = target && reviewOf(order.reviews, target);
  const { field, formProps, form } = useFlowForm({
    name: 'review',
    initial: { rating: earlier ? String(earlier.rating) : '', comment: earlier?.comment ?? '' },
    schema: reviewSchema,
    onSubmit: ({ rating, comment }) =>
      flow.send({ type: 'review.submitted', rating: Number(rating), comment: comment.trim(), images }),
  });
  return (
    <form {...formProps} className={classes.form}>
      <Stars
        chosen={Number(form.getValues().rating)}
        error={field('rating').error}
        onChoose={(stars) => form.setFieldValue('rating', String(stars))}
      />
      <Textarea
        {...field('comment')}
        label={<Trans>What do you want others to know? (optional)</Trans>}
        maxLength={LONGEST_WORDS}
        autosize
        minRows={3}
      />
      {target?.about === 'courier' ? null : <ImagesField images={images} onChange={setImages} />}
      <Refusal />
      <div className={classes.answers}>
        <Button variant="default" onClick={() => flow.send({ type: 'question.closed' })}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" loading={isBusy}>
          <Trans>Send the review</Trans>
        </Button>
      </div>
    </form>
  );
}

type StarsProps = { chosen: number; error: string | undefined; onChoose: (stars: number) => void };

function Stars({ chosen, error, onChoose }: StarsProps) {
  const { t } = useLingui();
  const problem = useId();
  const names = [t`1 star`, t`2 stars`, t`3 stars`, t`4 stars`, t`5 stars`];
  return (
    <fieldset className={classes.reasons} aria-describedby={error ? problem : undefined}>
      <legend className={classes.legend}>
        <Trans>Your stars</Trans>
      </legend>
      <div className={classes.stars}>
        {names.map((name, index) => (
          <label key={name} className={classes.star} data-on={index < chosen || undefined}>
            <input
              type="radio"
              name="rating"
              aria-label={name}
              checked={chosen === index + 1}
              onChange={() => onChoose(index + 1)}
            />
            <svg viewBox="0 0 24 24" width="40" height="40" aria-hidden="true">
              <path d="M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z" />
            </svg>
          </label>
        ))}
      </div>
      {error ? (
        <p id={problem} className={classes.missing} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
