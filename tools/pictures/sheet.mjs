import { join } from 'node:path';
import sharp from 'sharp';

const TILE = { width: 240, height: 200 };
const LINE = 26;
const COLUMNS = 6;

/** Writes an overview of all pictures of a module, each with its name: /tmp/souk-sheet-<module>.png. */
export async function drawSheets(manifest, goods, folder = '/tmp') {
  for (const [module, pictures] of Object.entries(manifest)) {
    const entries = Object.entries(pictures);
    const rows = Math.ceil(entries.length / COLUMNS);
    const parts = await Promise.all(
      entries.map(async ([name, { files }], index) => {
        const left = (index % COLUMNS) * TILE.width;
        const top = Math.floor(index / COLUMNS) * (TILE.height + LINE);
        const input = await sharp(join(goods, '480', `${files[0]}.webp`))
          .resize(TILE)
          .toBuffer();
        return [
          { input, left, top },
          { input: nameOf(name), left, top: top + TILE.height },
        ];
      }),
    );
    const file = join(folder, `souk-sheet-${module}.png`);
    await sharp({
      create: {
        width: COLUMNS * TILE.width,
        height: rows * (TILE.height + LINE),
        channels: 3,
        background: '#fff',
      },
    })
      .composite(parts.flat())
      .png()
      .toFile(file);
    console.info(`${file}: ${entries.length} pictures`);
  }
}

const nameOf = (name) =>
  Buffer.from(
    `<svg width="${TILE.width}" height="${LINE}"><text x="6" y="18" font-family="sans-serif" font-size="15">${name.replace(/&/g, '&amp;')}</text></svg>`,
  );
