import type { Queryable } from '../../db/database';

type Handler<Data> = (tx: Queryable, data: Data) => Promise<unknown>;

type DomainEvent<Data> = {
  /** Runs the handlers in order, in the transaction of the publisher. */
  publish(tx: Queryable, data: Data): Promise<void>;
  /** Sets the handlers. Called once, by `server/event-handlers.ts`. */
  handledBy(...handlers: Handler<Data>[]): void;
};

/**
 * Defines an event between features: one publishes it, others handle it without the publisher importing them.
 * Publishing an event without handlers throws.
 */
export function defineEvent<Data>(name: string): DomainEvent<Data> {
  let known: readonly Handler<Data>[] = [];
  return {
    handledBy(...handlers) {
      if (known.length > 0) throw new Error(`The event "${name}" has its handlers already.`);
      known = handlers;
    },
    async publish(tx, data) {
      if (known.length === 0) throw new Error(`The event "${name}" has no handlers: see event-handlers.ts.`);
      for (const handle of known) await handle(tx, data);
    },
  };
}
