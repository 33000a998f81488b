import {
  isQuestionShown,
  type LayerName,
  type QuestionName,
  topLayer,
} from '../../../machines/shared/layers';
import { useEmitted } from '../../ui/use-emitted';
import { usePage } from '../flow';
import { askedQuestion, shownLayer } from './layer-parts.actors';
import { useLayers, useLayersRef } from './layers.context';

/** Returns true if this layer handles Escape and outside presses. */
export function useLayerOnPage(name: LayerName): boolean {
  usePage(shownLayer, { input: { layers: useLayersRef(), name } });
  return useLayers(({ context }) => topLayer(context) === name);
}

/** Queues the question while mounted. Returns true once it is shown. */
export function useQuestion(name: QuestionName, entry: 'wanted' | 'none', onDismiss: () => void): boolean {
  const layer = usePage(askedQuestion, { input: { layers: useLayersRef(), name, entry } });
  useEmitted(layer, 'dismissed', onDismiss);
  return useLayers(({ context }) => isQuestionShown(context, name));
}
