import sharp, { type Sharp } from 'sharp';

export const MAKER = 'Quill Pocket Camera';

type Held = { width: number; height: number; orientation?: number };

/** A grainy, bright picture, red on the left and blue on the right, stored as the sensor sees it. */
export function photograph({ width, height }: Pick<Held, 'width' | 'height'>): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  let grain = 7;
  for (let at = 0, index = 0; at < pixels.length; at += 3, index += 1) {
    grain = (grain * 1_103_515_245 + 12_345) % 2_147_483_648;
    const light = (index / (width * height)) * 90 + (grain >> 24) / 4;
    const isLeft = index % width < width / 2;
    pixels[at] = light + (isLeft ? 120 : 20);
    pixels[at + 1] = light;
    pixels[at + 2] = light + (isLeft ? 20 : 120);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A photo from a phone held upright, with its location and maker in the metadata. */
export const photographOfPhone = ({ width, height, orientation = 6 }: Held): Promise<Buffer> =>
  photograph({ width, height })
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Make: MAKER },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 12/1 17/1', GPSLongitudeRef: 'E' },
    })
    .jpeg({ quality: 90 })
    .toBuffer();
