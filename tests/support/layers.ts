import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { type ActorRefFrom, createActor } from 'xstate';
import { layersMachine } from '../../machines/layers.machine';
import { browserHistory, focusKeeper } from '../../src/platform/layers/layers.actors';

/** The dialogs that are open after this history. */
export function layersOver(
  history: RouterHistory = createMemoryHistory(),
): ActorRefFrom<typeof layersMachine> {
  const layers = createActor(
    layersMachine.provide({ actors: { history: browserHistory(history), focus: focusKeeper } }),
  ).start();
  layers.send({ type: 'page.shown' });
  return layers;
}
