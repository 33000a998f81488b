import parcel from '@lobehub/fluent-emoji-3d/assets/1f4e6.webp';
import shops from '@lobehub/fluent-emoji-3d/assets/1f6cd-fe0f.webp';
import pharmacy from '@lobehub/fluent-emoji-3d/assets/1f48a.webp';
import grocery from '@lobehub/fluent-emoji-3d/assets/1f96c.webp';
import food from '@lobehub/fluent-emoji-3d/assets/1f354.webp';
import general from '@lobehub/fluent-emoji-3d/assets/1f381.webp';
import rental from '@lobehub/fluent-emoji-3d/assets/1f697.webp';
import type { ModuleType } from '../../../domain/catalogue';

/** Default pictures of modules. An icon that the operator has set takes precedence. */
export const marketPictures: Record<ModuleType, string> = {
  food,
  grocery,
  pharmacy,
  ecommerce: shops,
  parcel,
  rental,
};

export const marketPicture = (module: { type: ModuleType | null; iconUrl: string | null }): string =>
  module.iconUrl ?? (module.type ? marketPictures[module.type] : general);
