import { type EventObject, fromCallback } from 'xstate';
import type { Flows } from '../../../machines/flows.types';
import type { LayerName, QuestionName } from '../../../machines/shared/layers';

type Shown = { layers: Flows['layers']; name: LayerName };
type Asked = { layers: Flows['layers']; name: QuestionName; entry: 'wanted' | 'none' };

/**
 * An actor that runs while the layer is open. When the actor stops, the focus returns to the element that
 * opened the layer [NFR-02].
 */
export const shownLayer = fromCallback<EventObject, Shown>(({ input: { layers, name } }) => {
  return () => layers.send({ type: 'layer.removed', name });
});

/** An actor that runs while the flow is in the state that asks the question. */
export const askedQuestion = fromCallback<EventObject, Asked, { type: 'dismissed' }>(
  ({ input: { layers, name, entry }, emit }) => {
    const dismissal = layers.on('question.dismissed', (event) => {
      if (event.name === name) emit({ type: 'dismissed' });
    });
    layers.send({ type: 'question.asked', name, about: null, entry });
    return () => {
      dismissal.unsubscribe();
      layers.send({ type: 'question.settled', name });
    };
  },
);
