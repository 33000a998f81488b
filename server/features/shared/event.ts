import type { Queryable } from '../../db/database';

type Handler<Data> = (tx: Queryable, data: Data) => Promise<unknown>;

type DomainEvent<Data> = {
  /** Runs the handlers in order, in the publisher's transaction. */
  publish(tx: Queryable, data: Data): Promise<void>;
  /** Called once, by `server/event-handlers.ts`. */
  handledBy(...handlers: Handler<Data>[]): void;
};

/** An event that a feature publishes and features above it handle. Publishing without handlers is a mistake. */
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
