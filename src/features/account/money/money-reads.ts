import type { Movement, MovementKind } from '../../../../domain/movement';
import type { Page } from '../../../api/catalogue-mapping';
import type { MoneyApi } from '../../../api/money-api';
import type { BlockData, Lifetime } from '../../../platform/reads';
import type { RouterContext } from '../../../platform/router-context';

type Reader = Pick<RouterContext, 'api' | 'reads'>;

/** All that is read of somebody's money is old at once when it has moved. */
export const MONEY = 'money';
const MOMENT: Lifetime = { stale: 20_000, keep: 60_000 };

export const moneyApi = async (api: Reader['api']): Promise<MoneyApi> => (await api.account.own()).money;

const read = <T>({ api, reads }: Reader, name: string, ask: (money: MoneyApi) => Promise<T>): BlockData<T> =>
  reads.read(`${MONEY}:${name}`, MOMENT, async () => ask(await moneyApi(api)));

export const termsBlock = (reader: Reader, language: string) =>
  read(reader, `terms:${language}`, (money) => money.terms());

export const offersBlock = (reader: Reader, person: number, language: string) =>
  read(reader, `offers:${person}:${language}`, async (money) => {
    const [bonuses, cashbacks] = await Promise.all([money.bonuses(), money.cashbacks()]);
    return { bonuses, cashbacks };
  });

export type MovementsWish =
  | { of: 'wallet'; kind: MovementKind | null; page: number }
  | { of: 'points'; page: number };

export const movementsBlock = (
  reader: Reader,
  person: number,
  wish: MovementsWish,
): BlockData<Page<Movement>> =>
  wish.of === 'wallet'
    ? read(reader, `wallet:${person}:${wish.kind ?? ''}:${wish.page}`, (money) =>
        money.movements(wish.kind, wish.page),
      )
    : read(reader, `points:${person}:${wish.page}`, (money) => money.pointMovements(wish.page));
