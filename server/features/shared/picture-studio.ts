import type { default as Sharp, SharpOptions } from 'sharp';

/** Resizes pictures. `null`: the machine has no image library, so originals are served. */
export type PictureStudio = {
  /**
   * Returns the picture upright, as WebP of at most this width, without metadata. `null`: serve the original.
   */
  edition(bytes: Buffer, width: number): Promise<Buffer | null>;
};

/** The largest picture that is decoded, in pixels. Larger ones would need too much memory. */
const MAX_PIXELS = 64e6;
const READING: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true };
const QUALITY = 80;
/** The formats that are decoded. The type that a file declares is not trusted. */
const READ = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`);

export async function openStudio(): Promise<PictureStudio | null> {
  try {
    const { default: sharp } = await import('sharp');
    return studioOf(sharp);
  } catch {
    return null;
  }
}

function studioOf(sharp: typeof Sharp): PictureStudio {
  // Processes one picture at a time without a cache, to limit memory and threads.
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READ });
  return {
    async edition(bytes, width) {
      try {
        const picture = sharp(bytes, READING);
        const { pages = 1, format } = await picture.metadata();
        if (pages > 1 || (format === 'png' && isFilm(bytes))) return null;
        const made = await picture
          .autoOrient()
          .resize({ width, withoutEnlargement: true })
          .webp({ quality: QUALITY, smartSubsample: true })
          .toBuffer();
        return made.length < bytes.length ? made : null;
      } catch {
        // The picture is too large or damaged. The original is served, because browsers may show a part of
        // it.
        return null;
      }
    },
  };
}

/** Returns whether a PNG is animated: an animated one has an `acTL` chunk before its image data. */
const isFilm = (png: Buffer): boolean => png.subarray(0, png.indexOf('IDAT')).includes('acTL');
