import type { Variant } from './story.types';

/** The URL parameters of a story's view. Missing values use the defaults. */
export type StoryAddress = {
  frame?: string | undefined;
  device?: Variant['device'] | undefined;
  shown?: Variant['language'] | undefined;
  flow?: string | undefined;
};

type Search = Readonly<Record<string, unknown>>;

/** Drops unknown parameters and invalid values. */
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
