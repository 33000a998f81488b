import type { default as Sharp, SharpOptions } from 'sharp';

/** Resizes pictures; null where this machine can't, and originals are served. */
export type PictureStudio = {
  /** The picture upright, as WebP of at most this width, without metadata; null: the original is best. */
  edition(bytes: Buffer, width: number): Promise<Buffer | null>;
};

/** Phones take larger photos than any page shows. */
const MOST_PIXELS = 64e6;
const READING: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true };
const QUALITY = 80;
/** Only these formats are decoded; a file's declared type is not trusted. */
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
  // One picture at a time, without a cache, to limit memory and threads.
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
        // Too large or damaged: browsers show as much of it as they can.
        return null;
      }
    },
  };
}

/** An animated PNG declares itself before its first image data. */
const isFilm = (png: Buffer): boolean => png.subarray(0, png.indexOf('IDAT')).includes('acTL');
