import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import { describe, expect, it } from 'vitest';
import { machines } from '../../machines';
import { readChart } from '../../src/flows/chart/read-chart';
import type { Story } from '../../src/flows/stories/story.types';
import { filesBelow, read, root } from '../support/sources';

const FOLDER = 'src/flows/stories/taken';
const AGAIN = 'Take the pictures again: npm run flows:shots -- stories';
const MAX_BYTES = 15_000_000;
const VARIANTS = ['phone-en', 'phone-ar', 'desktop-en', 'desktop-ar'];

const charts = machines.map(readChart);
const files = filesBelow(/\.json$/, FOLDER);
const stories = files.map((file) => ({ file, story: JSON.parse(read(file)) as Story }));
const frames = stories.flatMap(({ file, story }) => story.frames.map((frame) => ({ file, frame })));

describe('the stories of the flow gallery', () => {
  it('are photographed on both devices in both languages', () => {
    const ids = [...new Set(stories.map(({ story }) => story.id))];
    expect(ids.length).toBeGreaterThanOrEqual(4);
    expect(files.map((file) => file.split('/').at(-1)).sort()).toEqual(
      ids.flatMap((id) => VARIANTS.map((variant) => `${id}.${variant}.json`)).sort(),
    );
  });

  it('have the pictures that they name, and no others, in at most 15 MB', () => {
    const pictures = filesBelow(/\.webp$/, FOLDER);
    expect(pictures.map((file) => file.split('/').at(-1)).sort()).toEqual(
      frames.map(({ frame }) => frame.picture).sort(),
    );
    const bytes = pictures.reduce((sum, file) => sum + readFileSync(join(root, file)).length, 0);
    expect(bytes).toBeLessThan(MAX_BYTES);
  });

  it('show only states and transitions that the charts have', () => {
    const parts = new Set(
      charts.flatMap(({ id, nodes, edges }) => [
        ...nodes.map((node) => node.id),
        ...edges.map((edge) => `${id} ${edge.id}`),
      ]),
    );
    const gone = frames.flatMap(({ file, frame }) =>
      [
        ...Object.values(frame.states).flat(),
        ...Object.entries(frame.taken).flatMap(([flow, ids]) => ids.map((id) => `${flow} ${id}`)),
      ]
        .filter((part) => !parts.has(part))
        .map((part) => `${file}, ${frame.id}: ${part}`),
    );
    expect(gone, AGAIN).toEqual([]);
  });

  it('show only texts that the app still has', () => {
    const texts = new Set(PO.parse(read('locales/en.po')).items.map(({ msgid }) => msgid));
    const changed = frames.flatMap(({ file, frame }) =>
      frame.texts.filter((text) => !texts.has(text)).map((text) => `${file}, ${frame.id}: ${text}`),
    );
    expect(changed, AGAIN).toEqual([]);
  });

  it('have controls on each picture that lead to another frame of the story', () => {
    const broken = stories.flatMap(({ file, story }) =>
      story.frames.flatMap(({ id, spots }) =>
        spots
          .filter(({ to, name, box: [x, y, width, height] }) => {
            const isInside = x >= 0 && y >= 0 && x + width <= 1.001 && y + height <= 1.001;
            return !isInside || name === '' || !story.frames.some((frame) => frame.id === to);
          })
          .map(({ to }) => `${file}, ${id}: ${to}`),
      ),
    );
    expect(broken).toEqual([]);
  });
});
