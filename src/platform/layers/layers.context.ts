import { useEffect, useEffectEvent } from 'react';
import type { Flows } from '../../../machines/flows.types';
import {
  type AddressedName,
  type LayerName,
  type Panel,
  type QuestionName,
  topLayer,
} from '../../../machines/shared/layers';
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

/** Whether Escape and a press beside it are for this layer. The focus leaves the page with its parts. */
export function useLayerOnPage(name: LayerName): boolean {
  const layers = useLayersRef();
  useEffect(() => () => layers.send({ type: 'layer.removed', name }), [layers, name]);
  return useLayers(({ context }) => topLayer(context) === name);
}

/** A flow asks while this is mounted. True: it is its turn. */
export function useQuestion(name: QuestionName, entry: 'wanted' | 'none', onDismiss: () => void): boolean {
  const layers = useLayersRef();
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    const dismissal = layers.on('question.dismissed', (news) => {
      if (news.name === name) dismiss();
    });
    layers.send({ type: 'question.asked', name, about: null, entry });
    return () => {
      dismissal.unsubscribe();
      layers.send({ type: 'question.settled', name });
    };
  }, [layers, name, entry]);
  return useLayers(({ context }) => context.questions[0]?.name === name);
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
