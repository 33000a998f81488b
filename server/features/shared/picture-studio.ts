import type { default as Sharp, SharpOptions } from 'sharp';

/** What is drawn anew here; null where this machine can't: pictures are then served as they came. */
export type PictureStudio = {
  /** The picture turned upright, as a WebP of this width at most, with nothing beside it; null: as it is, it is best. */
  edition(bytes: Buffer, width: number): Promise<Buffer | null>;
};

/** Some of the files that phones make are larger; no page needs a picture of more. */
const MOST_PIXELS = 64e6;
const READING: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true };
const QUALITY = 80;
/** Nothing else is looked at, whatever a file claims to be. */
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
  // One picture at a time is drawn: neither memory nor threads wait for the next.
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
        // Too large or not whole: browsers show of it what they can.
        return null;
      }
    },
  };
}

/** A PNG with further pictures says so before its first one. */
const isFilm = (png: Buffer): boolean => png.subarray(0, png.indexOf('IDAT')).includes('acTL');
