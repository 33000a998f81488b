import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { type ActorRefFrom, createActor } from 'xstate';
import { layersMachine } from '../../machines/layers.machine';
import { browserHistory, focusKeeper } from '../../src/platform/layers/layers.actors';

/** What is open above the page that this history leads to. */
export function layersOver(
  history: RouterHistory = createMemoryHistory(),
): ActorRefFrom<typeof layersMachine> {
  const layers = createActor(
    layersMachine.provide({ actors: { history: browserHistory(history), focus: focusKeeper } }),
  ).start();
  layers.send({ type: 'page.shown' });
  return layers;
}
