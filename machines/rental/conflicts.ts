/** Returns the line ids in the error body: lines that do not fit the trip [RENT-24]. */
export function conflictsOf(error: unknown): number[] {
  const { ids } = (error ?? {}) as { ids?: unknown };
  return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id)) : [];
}
