import { Trans, useLingui } from '@lingui/react/macro';
import { IconPhotoPlus, IconSend2 } from '@tabler/icons-react';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { LONGEST_MESSAGE } from '../../../domain/conversation';
import { LARGEST_FILE_MEGABYTES, PHOTO_TYPES } from '../../../domain/photo';
import { useFormats } from '../../i18n/formats.context';
import { ChosenPictures } from '../../ui/chosen-pictures';
import { useChat, useChatRef } from './chat.context';
import classes from './composer.module.css';

/**
 * The field for a message with at most three pictures. The draft is stored on this device [CHAT-02, PHAR-03].
 */
export function Composer() {
  const { t } = useLingui();
  const chat = useChatRef();
  const draft = useChat(({ context }) => context.draft);
  const count = useChat(({ context }) => context.pictures.length);
  const send = () => chat.send({ type: 'message.submitted', text: draft, key: crypto.randomUUID() });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const isEmpty = draft.trim() === '' && count === 0;
  return (
    <form className={classes.composer} onSubmit={submit}>
      <Chosen />
      <div className={classes.line}>
        <PictureField />
        <textarea
          className={classes.field}
          aria-label={t`Message`}
          placeholder={t`Write a message`}
          rows={1}
          dir="auto"
          maxLength={LONGEST_MESSAGE}
          value={draft}
          onChange={({ currentTarget }) => chat.send({ type: 'draft.typed', text: currentTarget.value })}
          onKeyDown={onKey}
        />
        <button type="submit" className={classes.send} aria-label={t`Send`} aria-disabled={isEmpty}>
          <IconSend2 size={22} className="mirrored" aria-hidden />
        </button>
      </div>
    </form>
  );
}

function PictureField() {
  const { t } = useLingui();
  const chat = useChatRef();
  return (
    <label className={classes.add}>
      <IconPhotoPlus size={24} aria-hidden />
      <input
        type="file"
        className="visually-hidden"
        aria-label={t`Add photos`}
        accept={Object.values(PHOTO_TYPES).join(',')}
        multiple
        onChange={({ currentTarget }) => {
          chat.send({ type: 'pictures.chosen', photos: [...(currentTarget.files ?? [])] });
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

function Chosen() {
  const { t } = useLingui();
  const formats = useFormats();
  const chat = useChatRef();
  const pictures = useChat(({ context }) => context.pictures);
  const problem = useChat(({ context }) => context.problem);
  const size = formats.number(LARGEST_FILE_MEGABYTES);
  return (
    <>
      {problem === null ? null : (
        <p className={classes.problem} role="alert">
          {problem === 'count' ? (
            <Trans>Maximum 3 images can be send at a time.</Trans>
          ) : problem === 'size' ? (
            <Trans>The file is too large. The limit is {size} MB.</Trans>
          ) : (
            <Trans>
              This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.
            </Trans>
          )}
        </p>
      )}
      <ChosenPictures
        pictures={pictures}
        label={t`Selected photos`}
        size={72}
        onRemove={(id) => chat.send({ type: 'picture.removed', id })}
      />
    </>
  );
}
