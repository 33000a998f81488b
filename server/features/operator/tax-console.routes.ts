import type { OperatorTaxRate } from '../../../contract/types.gen';
import { changesBetween } from '../../../domain/operator-log';
import { isTaxPercent } from '../../../domain/tax';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { Operations } from '../../http/operation';
import { type StoredText, textIn } from '../shared/local-text';
import { recordWrite } from './log/record-write';
import { OPERATOR_MESSAGES } from './operator.messages';

/**
 * Operations on the tax rates of modules, stores, categories and items. The shop's own rate is a feature
 * switch [PRICE-10, X-23].
 */
export const taxConsole = (): Operations => ({
  listTaxRates: async (request) => {
    const { database, config, language } = request;
    const rows = await taxRates(database, config.tax_percent);
    return {
      shop_percent: config.tax_percent,
      rates: rows.map(({ name, ...rate }) => ({ ...rate, name: textIn(name, language) })),
    };
  },
  setTaxRate: async (request) => {
    const { database, params, body, language } = request;
    const { tax_percent: percent } = body;
    if (percent !== null && !isTaxPercent(percent)) refuse(403, 'tax_percent', OPERATOR_MESSAGES.taxPercent);
    const { kind, id } = params;
    await database.transaction(async (tx) => {
      const [before] = await tx.query<{ tax_percent: number | null }>(
        `select tax_percent from ${TABLES[kind]} where id = $1 for update`,
        [id],
      );
      if (before === undefined) return refuse(404, 'not_found', MESSAGES.unknownAddress);
      await tx.query(`update ${TABLES[kind]} set tax_percent = $2 where id = $1`, [id, percent]);
      const changes = changesBetween(before, { tax_percent: percent });
      await recordWrite(tx, request, { action: 'setTaxRate', object: kind, id, changes });
    });
    return { message: OPERATOR_MESSAGES.saved[language] };
  },
});

const TABLES: Readonly<Record<OperatorTaxRate['kind'], string>> = {
  module: 'modules',
  store: 'stores',
  category: 'categories',
  item: 'items',
};

type RateRow = Omit<OperatorTaxRate, 'name'> & { name: StoredText };

const MAX_ITEMS = 500;

/**
 * Returns the tax rates of modules that sell items. Parcels are not taxed, and rental providers have their
 * own rates.
 */
const taxRates = (database: Queryable, shop: number): Promise<RateRow[]> =>
  database.query(
    `with selling as (select * from modules where type is distinct from 'parcel' and type is distinct from 'rental')
    select 'module' as kind, m.id, m.name, m.id as module_id, m.tax_percent, $1::numeric as inherited_percent
    from selling m
    union all
    select 'category', c.id, c.name, c.module_id, c.tax_percent, p.tax_percent
    from categories c join selling m on m.id = c.module_id left join categories p on p.id = c.parent_id
    union all
    select 'store', s.id, s.name, s.module_id, s.tax_percent, coalesce(m.tax_percent, $1::numeric)
    from stores s join selling m on m.id = s.module_id
    union all
    (select 'item', i.id, i.name, i.module_id, i.tax_percent,
      coalesce(c.tax_percent, p.tax_percent, s.tax_percent, m.tax_percent, $1::numeric)
    from items i join stores s on s.id = i.store_id join selling m on m.id = i.module_id
      left join categories c on c.id = i.category_id left join categories p on p.id = c.parent_id
    where i.tax_percent is not null order by i.id limit ${MAX_ITEMS})`,
    [shop],
  );
