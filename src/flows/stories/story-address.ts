import type { Variant } from './story.types';

/** The view of a story in its URL. Missing values use the defaults. */
export type StoryAddress = {
  frame?: string | undefined;
  device?: Variant['device'] | undefined;
  /** The language of the pictures. */
  shown?: Variant['language'] | undefined;
  /** The flow whose chart is shown. */
  flow?: string | undefined;
};

type Search = Readonly<Record<string, unknown>>;

/** Ignores unknown values. */
export function storyAddressOf(search: Search): StoryAddress {
  const found: StoryAddress = {
    frame: textOf(search.frame),
    device: (['phone', 'desktop'] as const).find((device) => device === search.device),
    shown: (['en', 'ar'] as const).find((language) => language === search.shown),
    flow: textOf(search.flow),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
