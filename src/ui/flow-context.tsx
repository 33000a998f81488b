// biome-ignore-all lint/correctness/noComponentHookFactories: every context is made once, when its module is loaded
import { createActorContext } from '@xstate/react';
import type { ComponentProps } from 'react';
import type { AnyStateMachine } from 'xstate';
import { useRunningActor } from './running-actors';

/** xstate's actor context, for flows that live with a component. The flow gallery can follow them. */
export function createFlowContext<TMachine extends AnyStateMachine>(machine: TMachine) {
  const context = createActorContext(machine);

  const Running = () => {
    useRunningActor(context.useActorRef());
    return null;
  };

  const Provider = ({ children, ...props }: ComponentProps<typeof context.Provider>) => (
    <context.Provider {...(props as ComponentProps<typeof context.Provider>)}>
      <Running />
      {children}
    </context.Provider>
  );

  return { Provider, useSelector: context.useSelector, useActorRef: context.useActorRef };
}
