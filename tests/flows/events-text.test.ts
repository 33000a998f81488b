import { expect, it } from 'vitest';
import { eventsText, pathInText } from '../../src/flows/record/events-text';

const text = (en: string) => ({ en, ar: en });
const data = {
  inputs: [null, null],
  fixtures: [{ type: 'a.typed' }],
  sayings: { fixtures: [text('Type')], types: { 'b.pressed': text('Press') } },
  paths: [{ input: 1, title: text(''), start: text('Open'), steps: [] }],
};

it('a recorded path survives a round trip through the URL [X-20]', () => {
  const written = eventsText({ input: 1, events: [0, 'b.pressed'] });
  expect(written).toBe('1,0,b.pressed');
  expect(pathInText(written, data)).toMatchObject({
    input: 1,
    start: text('Open'),
    steps: [
      { event: 0, words: text('Type') },
      { event: 'b.pressed', words: text('Press') },
    ],
  });
});

it('a recorded path of another version of the flow is refused', () => {
  expect(pathInText('2,0', data)).toBeNull();
  expect(pathInText('0,7', data)).toBeNull();
  expect(pathInText('x', data)).toBeNull();
});
