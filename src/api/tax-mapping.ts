import type { Contract } from '../../contract/types.gen';
import { type Currency, toMinor } from '../../domain/money';
import { TAX_SOURCES, type TaxPart, type TaxRate, type TaxSource } from '../../domain/tax';
import { listOf, numberOr, optionalNumber, type Wire, wiresOf } from './wire';

/** Converts the parts of the tax. Unknown sources are skipped. */
export const toTaxParts = (
  value: readonly Wire<Contract['TaxPart']>[] | null | undefined,
  currency: Currency,
): TaxPart[] =>
  wiresOf(value).map((wire) => ({
    percent: numberOr(wire.percent, 0),
    sources: listOf(wire.sources).flatMap((source) => sourceOf(source) ?? []),
    goods: toMinor(numberOr(wire.goods_amount, 0), currency),
    tax: toMinor(numberOr(wire.tax_amount, 0), currency),
  }));

export function toTaxRate(wire: Pick<Wire<Contract['Item']>, 'tax' | 'tax_source'>): TaxRate | null {
  const percent = optionalNumber(wire.tax);
  const source = sourceOf(wire.tax_source);
  return percent === null || source === null ? null : { percent, source };
}

const sourceOf = (value: unknown): TaxSource | null => TAX_SOURCES.find((source) => source === value) ?? null;
