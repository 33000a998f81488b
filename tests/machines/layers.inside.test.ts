import { describe, expect, it } from 'vitest';
import type { LayersEvent } from '../../machines/layers.types';
import { start } from './layers-run';

const asked = (name: 'conflict' | 'review'): LayersEvent => ({
  type: 'question.asked',
  name,
  about: null,
  entry: 'wanted',
});
const settled = (name: 'conflict'): LayersEvent => ({ type: 'question.settled', name });

describe('a dialog opened inside an explanation', () => {
  const explained = (name: 'vehicle' | 'why' | 'tripPlace' | 'zoom'): LayersEvent => ({
    type: 'question.asked',
    name,
    about: '7',
    entry: 'wanted',
  });

  function open() {
    const run = start();
    run.layers.send(explained('vehicle'));
    run.layers.send(asked('conflict'));
    return run;
  }

  it('opens above the explanation with its own history entry [NAV-29, RENT-30]', () => {
    const { history, open: opened } = open();
    expect(opened()).toEqual(['vehicle', 'conflict']);
    expect(history.here()).toMatchObject({ index: 3, layer: 'conflict' });
  });

  it('returns to the explanation when it is answered, and on Back [NAV-29]', () => {
    const { layers, history, emitted, open: opened } = open();
    layers.send(settled('conflict'));
    history.steps();
    expect(opened()).toEqual(['vehicle']);
    expect(history.here()).toMatchObject({ index: 2, layer: 'vehicle' });

    layers.send(asked('conflict'));
    history.go(-1);
    expect(emitted.at(-1)).toEqual({ type: 'question.dismissed', name: 'conflict' });
    layers.send(settled('conflict'));
    history.steps();
    expect(opened()).toEqual(['vehicle']);
    expect(history.here()).toMatchObject({ index: 2, layer: 'vehicle' });
    history.go(-1);
    expect(opened()).toEqual([]);
  });

  it('gets the safe answer when the customer steps back past the dialog and the explanation [NAV-29]', () => {
    const { layers, history, emitted, open: opened } = open();
    history.go(-2);
    expect(emitted.at(-1)).toEqual({ type: 'question.dismissed', name: 'conflict' });
    layers.send(settled('conflict'));
    expect(opened()).toEqual([]);
    expect(history.here()).toMatchObject({ index: 1, layer: null });
  });

  it('removes both history entries when the explanation and the dialog close together [NAV-29]', () => {
    const { layers, history, open: opened } = open();
    layers.send(settled('conflict'));
    layers.send({ type: 'question.settled', name: 'vehicle' });
    history.steps();
    history.steps();
    expect(opened()).toEqual([]);
    expect(history.here()).toMatchObject({ index: 1, layer: null });
  });

  it('waits behind the dialog of another flow [NAV-29]', () => {
    const { layers, open: opened } = open();
    layers.send(asked('review'));
    expect(opened()).toEqual(['vehicle', 'conflict']);
    layers.send(settled('conflict'));
    expect(opened()).toEqual(['vehicle', 'review']);
  });

  it('is followed by its own explanation before the next dialog opens [NAV-29]', () => {
    const { layers, open: opened } = open();
    layers.send(asked('review'));
    layers.send(explained('why'));
    expect(opened()).toEqual(['vehicle', 'conflict', 'why']);
  });
});

it('an explanation can open above another explanation [NAV-29]', () => {
  const { layers, history, open } = start();
  layers.send({ type: 'question.asked', name: 'vehicle', about: '7', entry: 'wanted' });
  layers.send({ type: 'question.asked', name: 'why', about: 'a price', entry: 'wanted' });
  expect(open()).toEqual(['vehicle', 'why']);
  history.go(-1);
  expect(open()).toEqual(['vehicle']);
});
