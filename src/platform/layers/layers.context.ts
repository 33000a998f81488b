import type { Flows } from '../../../machines/flows.types';
import {
  type AddressedName,
  isQuestionShown,
  type Panel,
  type QuestionName,
} from '../../../machines/shared/layers';
import { bindFlow } from '../flow';

export const [LayersProvider, useLayersRef, useLayers] = bindFlow<Flows['layers']>('layers');

/** A layer with a URL. A link opens it, Back closes it, Forward reopens it. */
export function usePanel(name: Panel) {
  const layers = useLayersRef();
  const isOpen = useLayers(({ context }) => context.spot.panel === name);
  const close = useCloseLayer(name);
  return { isOpen, open: () => layers.send({ type: 'layer.opened', name }), close };
}

export function useCloseLayer(name: AddressedName): () => void {
  const layers = useLayersRef();
  return () => layers.send({ type: 'layer.closed', name });
}

/** Opens and closes an explanation, a layer without a flow. Questions are shown above it. */
export function useExplanation(name: QuestionName, about: string) {
  const layers = useLayersRef();
  const isOpen = useLayers(({ context }) => isQuestionShown(context, name, about));
  return {
    isOpen,
    open: () => layers.send({ type: 'question.asked', name, about, entry: 'wanted' }),
    close: () => layers.send({ type: 'question.settled', name }),
  };
}
