import headset from '@lobehub/fluent-emoji-3d/assets/1f3a7.webp';
import type { Conversation } from '../../../domain/conversation';
import { TilePicture } from '../../ui/tile-picture';

type Props = {
  conversation: Pick<Conversation, 'partner' | 'name' | 'imageUrl'>;
  size: number;
  className: string | undefined;
};

export function PartnerPicture({ conversation: { partner, name, imageUrl }, size, className }: Props) {
  const isSupport = partner.kind === 'support';
  return (
    <TilePicture
      className={className}
      src={imageUrl ?? (isSupport ? headset : null)}
      name={name}
      tint={partner.id ?? 0}
      width={size}
      height={size}
      fit={isSupport ? 'contain' : 'cover'}
      isDecorative
    />
  );
}
