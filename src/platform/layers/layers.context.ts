import type { Flows } from '../../../machines/flows.types';
import type { AddressedName, Panel, QuestionName } from '../../../machines/shared/layers';
import { createActorBinding } from '../../ui/actor-binding';

export const {
  Provider: LayersProvider,
  useActorRef: useLayersRef,
  useActorValue: useLayers,
} = createActorBinding<Flows['layers']>('layers');

/** A layer with an address: the link opens it, Back closes it, Forward opens it again. */
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

/** A layer that only explains what the page shows: one at a time, with no flow behind it. */
export function useExplanation(name: QuestionName, about: string) {
  const layers = useLayersRef();
  const isOpen = useLayers(
    ({ context: { questions } }) => questions[0]?.name === name && questions[0].about === about,
  );
  return {
    isOpen,
    open: () => layers.send({ type: 'question.asked', name, about, entry: 'wanted' }),
    close: () => layers.send({ type: 'question.settled', name }),
  };
}
