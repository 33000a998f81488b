import { useActorRef } from '@xstate/react';
import { type LayerName, type QuestionName, topLayer } from '../../../machines/shared/layers';
import { useNews } from '../../ui/news';
import { askedQuestion, shownLayer } from './layer-parts.actors';
import { useLayers, useLayersRef } from './layers.context';

/** Whether Escape and a press beside it are for this layer. */
export function useLayerOnPage(name: LayerName): boolean {
  useActorRef(shownLayer, { input: { layers: useLayersRef(), name } });
  return useLayers(({ context }) => topLayer(context) === name);
}

/** A flow asks while this is mounted. True: it is its turn. */
export function useQuestion(name: QuestionName, entry: 'wanted' | 'none', onDismiss: () => void): boolean {
  const asked = useActorRef(askedQuestion, { input: { layers: useLayersRef(), name, entry } });
  useNews(asked, 'dismissed', onDismiss);
  return useLayers(({ context }) => context.questions[0]?.name === name);
}
