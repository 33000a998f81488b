import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { OwnReview } from '../../../../domain/placed-order';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { Button } from '../../../ui/button';
import { SentPictures } from '../pictures/sent-pictures';
import { LONGEST_WORDS, reviewSchema } from './action-schemas';
import classes from './order-actions.module.css';
import { PicturesField } from './pictures';
import { Stars } from './stars';

type Review = { rating: number; comment: string; images: readonly File[] };
type Props = {
  name: string;
  /** The reviewed item's name. `null`: the dialog's title already contains it. */
  subject: string | null;
  /** The customer's earlier review. `null`: there is none yet. */
  earlier: Pick<OwnReview, 'rating' | 'comment' | 'imageUrls'> | null;
  hasPictures: boolean;
  isBusy: boolean;
  refusal: ReactNode;
  onSubmit: (review: Review) => void;
  onClose: () => void;
};

/** Asks for a rating. Text and pictures are optional [ORD-09]. */
export function ReviewForm({
  name,
  subject,
  earlier,
  hasPictures,
  isBusy,
  refusal,
  onSubmit,
  onClose,
}: Props) {
  const { t } = useLingui();
  const [images, setImages] = useState<readonly File[]>([]);
  const { field, formProps, form } = useFlowForm({
    name,
    initial: { rating: earlier ? String(earlier.rating) : '', comment: earlier?.comment ?? '' },
    schema: reviewSchema,
    onSubmit: ({ rating, comment }) => onSubmit({ rating: Number(rating), comment: comment.trim(), images }),
  });
  return (
    <form {...formProps} className={classes.form}>
      {subject === null ? null : <p className={classes.name}>{subject}</p>}
      <Stars
        chosen={Number(form.getValues().rating)}
        error={field('rating').error}
        onChoose={(stars) => form.setFieldValue('rating', String(stars))}
      />
      <Textarea
        {...field('comment')}
        label={<Trans>Tell others about it (optional)</Trans>}
        maxLength={LONGEST_WORDS}
        autosize
        minRows={3}
      />
      {earlier && earlier.imageUrls.length > 0 ? (
        <div>
          <p className={classes.comment}>
            <Trans>If you add new photos, they replace your current ones.</Trans>
          </p>
          <SentPictures addresses={earlier.imageUrls} label={t`Your photos`} isPublic />
        </div>
      ) : null}
      {hasPictures ? <PicturesField onChange={setImages} /> : null}
      {refusal}
      <div className={classes.answers}>
        <Button variant="default" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" loading={isBusy}>
          <Trans>Submit</Trans>
        </Button>
      </div>
    </form>
  );
}
