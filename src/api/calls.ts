import type { Addresses, Operations } from '../../contract/types.gen';
import type { Wire } from './wire';

export type Method = keyof Addresses;
export type AddressOf<M extends Method> = keyof Addresses[M];
type OperationOf<M extends Method, Address extends AddressOf<M>> = Operations[Addresses[M][Address] &
  keyof Operations];

/** What is empty is left out of the address. */
type Query<Asked> = { [Key in keyof Asked]: Asked[Key] | null | undefined };
type Nothing = Record<never, never>;
type Part<Name extends string, Asked> = [keyof Asked] extends [never]
  ? Nothing
  : Nothing extends Asked
    ? { [Key in Name]?: Asked }
    : { [Key in Name]: Asked };
type Body<Sent> = [Sent] extends [undefined]
  ? Nothing
  : undefined extends Sent
    ? { body?: Sent }
    : { body: Sent | FormData };

/** Null as the module asks about all markets. */
export type AskOptions = { signal?: AbortSignal; moduleId?: number | null };
type SendOptions = AskOptions & {
  /** The page is being left: the browser finishes the request without it. */
  isLast?: boolean;
  /** The same again is the same act [CHK-05]. */
  idempotencyKey?: string;
};

type Options<M extends Method, Address extends AddressOf<M>> = (M extends 'get' ? AskOptions : SendOptions) &
  Part<'params', OperationOf<M, Address>['params']> &
  Part<'query', Query<OperationOf<M, Address>['query']>> &
  Body<OperationOf<M, Address>['body']>;

/** One method of the API: addresses, what they are asked and what they answer are the contract's. */
export type Call<M extends Method> = <Address extends AddressOf<M>>(
  address: Address,
  ...options: Nothing extends Options<M, Address> ? [Options<M, Address>?] : [Options<M, Address>]
) => Promise<Wire<OperationOf<M, Address>['answer']>>;

/** The same without the names, as they travel. */
export type AnyOptions = SendOptions & {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
};
