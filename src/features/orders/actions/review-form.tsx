import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { type PlacedOrder, reviewOf } from '../../../../domain/placed-order';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { Button } from '../../../ui/button';
import { SentPictures } from '../pictures/sent-pictures';
import { LONGEST_WORDS, reviewSchema } from './action-schemas';
import { useOrderActions, useOrderActionsRef } from './order-actions.context';
import classes from './order-actions.module.css';
import { PicturesField } from './pictures';
import { Refusal } from './refusal';
import { Stars } from './stars';

/** Stars first; words and pictures for whoever has some [ORD-09]. */
export function ReviewForm({ order }: { order: PlacedOrder }) {
  const { t } = useLingui();
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
      {earlier && earlier.imageUrls.length > 0 ? (
        <div>
          <p className={classes.said}>
            <Trans>Your pictures stay, unless you add others in their place.</Trans>
          </p>
          <SentPictures addresses={earlier.imageUrls} label={t`Your pictures`} isPublic />
        </div>
      ) : null}
      {target?.about === 'courier' ? null : <PicturesField onChange={setImages} />}
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
