/** What the shop told a person, by what it is about. */
export const TOLD_KINDS = ['order', 'trip', 'wallet', 'offer'] as const;
export type ToldKind = (typeof TOLD_KINDS)[number];

export type Told = {
  id: number;
  kind: ToldKind;
  title: string;
  text: string;
  imageUrl: string | null;
  /** An address of this app, where all of it stands. */
  link: string | null;
  isRead: boolean;
  at: string;
};

export const toldKindOf = (value: unknown): ToldKind | null =>
  TOLD_KINDS.find((kind) => kind === value) ?? null;

/** Only a path of this app is followed: what was told can send nobody elsewhere. */
export const ownLink = (link: string | null): string | null =>
  link !== null && /^\/(?![/\\])/.test(link) ? link : null;
