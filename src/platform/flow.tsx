// biome-ignore-all lint/correctness/noComponentHookFactories: every binding is made once, when its module is loaded
import { useActorRef, useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import type {
  ActorOptions,
  ActorRefFrom,
  AnyActorLogic,
  AnyActorRef,
  AnyEventObject,
  EmittedFrom,
  SnapshotFrom,
} from 'xstate';
import type { Notice } from '../../machines/shared/notice';
import type { PageEvent } from '../../machines/storefront.types';
import { useRunningActor } from '../ui/running-actors';
import { useEmitted } from '../ui/use-emitted';
import { useSendToRoot } from './shop.context';

/**
 * Binds a flow to React. Returns its provider, a hook for its ref, and a hook that selects one value of its
 * snapshot. Call it at module level: `const [CheckoutFlow, useCheckoutRef, useCheckout] =
 * bindFlow<CheckoutActor>('checkout')`
 */
export function bindFlow<TActor extends AnyActorRef>(name: string) {
  const Context = createContext<TActor | null>(null);

  const Provider = ({ actor, children }: { actor: TActor; children: ReactNode }) => {
    useRunningActor(actor);
    return <Context value={actor}>{children}</Context>;
  };

  const useActor = (): TActor => {
    const actor = useContext(Context);
    if (!actor) throw new Error(`The flow "${name}" is not provided here`);
    return actor;
  };

  const useValue = <T,>(select: (snapshot: SnapshotFrom<TActor>) => T): T =>
    useSelector(useActor() as AnyActorRef, select as (snapshot: unknown) => T);

  return [Provider, useActor, useValue] as const;
}

/**
 * Returns one value of a flow. Select primitives or parts of the context: a new object would re-render every
 * time.
 */
export const useFlow: typeof useSelector = useSelector;

type Made<TLogic> = TLogic | (() => TLogic);

export type SendToRoot = (event: PageEvent) => void;

/** The app's reactions to the emitted events of a flow, such as storing a draft. Defined in `*.actors.ts`. */
export type EffectsOf<TLogic extends AnyActorLogic> = {
  [Type in EmittedFrom<TLogic>['type']]?: (
    event: Extract<EmittedFrom<TLogic>, { type: Type }>,
    notify: SendToRoot,
  ) => void;
};

type Effects = Record<string, ((event: AnyEventObject, notify: SendToRoot) => void) | undefined>;
type PageOptions<TLogic extends AnyActorLogic> = ActorOptions<TLogic> & { effects?: EffectsOf<TLogic> };

/**
 * Runs a page's flow while the component is mounted, and sends its notices to the root machine. A factory
 * function creates the logic once. Plain logic gets new effects on each render.
 */
export function usePage<TLogic extends AnyActorLogic>(
  made: Made<TLogic>,
  { effects, ...options }: PageOptions<TLogic> = {},
): ActorRefFrom<TLogic> {
  const [once] = useState(made);
  const flow: AnyActorRef = useActorRef(typeof made === 'function' ? once : made, options as never);
  useFlowEffects(flow, { ...NOTICES, ...effects });
  return flow as ActorRefFrom<TLogic>;
}

/** Runs the effects of a flow that another flow or component started. */
export function useFlowEffects(flow: AnyActorRef | undefined, effects: object): void {
  const notify = useSendToRoot();
  useEmitted<AnyEventObject>(flow, '*', (event) => (effects as Effects)[event.type]?.(event, notify));
}

/** Sends the notices of a child flow to the root machine. */
export const NOTICES = { notice: (event: Notice, notify: SendToRoot) => notify(event) };

/** Sends the notices of a flow that another flow started to the root machine. */
export const useNotices = (flow: AnyActorRef | undefined): void => useFlowEffects(flow, NOTICES);
