/** The ids of a list body: which lines of the cart do not fit the trip. `ApiError` of `src/api` has them [RENT-24]. */
export function conflictsOf(error: unknown): number[] {
  const { ids } = (error ?? {}) as { ids?: unknown };
  return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id)) : [];
}
