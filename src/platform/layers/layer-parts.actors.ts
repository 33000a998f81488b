import { type EventObject, fromCallback } from 'xstate';
import type { Flows } from '../../../machines/flows.types';
import type { LayerName, QuestionName } from '../../../machines/shared/layers';

type Shown = { layers: Flows['layers']; name: LayerName };
type Asked = { layers: Flows['layers']; name: QuestionName; entry: 'wanted' | 'none' };

/** Lives as long as the layer's elements; focus leaves with them [NFR-02]. */
export const shownLayer = fromCallback<EventObject, Shown>(({ input: { layers, name } }) => {
  return () => layers.send({ type: 'layer.removed', name });
});

/** Lives as long as the flow is in its asking state. */
export const askedQuestion = fromCallback<EventObject, Asked, { type: 'dismissed' }>(
  ({ input: { layers, name, entry }, emit }) => {
    const dismissal = layers.on('question.dismissed', (news) => {
      if (news.name === name) emit({ type: 'dismissed' });
    });
    layers.send({ type: 'question.asked', name, about: null, entry });
    return () => {
      dismissal.unsubscribe();
      layers.send({ type: 'question.settled', name });
    };
  },
);
