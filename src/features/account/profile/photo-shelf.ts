/** Holds the chosen picture and its preview: files have no place in a machine. */
export type PhotoShelf = {
  file(): File | null;
  /** The address of the preview. */
  url(): string | null;
  put(file: File): void;
  clear(): void;
};

export function createPhotoShelf(): PhotoShelf {
  let held: { file: File; url: string } | null = null;
  const clear = () => {
    if (held) URL.revokeObjectURL(held.url);
    held = null;
  };
  return {
    file: () => held?.file ?? null,
    url: () => held?.url ?? null,
    put: (file) => {
      clear();
      held = { file, url: URL.createObjectURL(file) };
    },
    clear,
  };
}
