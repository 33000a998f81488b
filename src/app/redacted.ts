/** People's data and keys never leave the page, whatever the actors carry. */
const SECRET = /^(phone|code|token|password|pin|otp|card.*|email|guest_?id|lat|lng|label|address)$/i;

/** Deep, because the library's own sanitizers miss inputs and outputs of invoked actors. */
export function redacted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redacted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET.test(key) && (typeof inner === 'string' || typeof inner === 'number') ? '***' : redacted(inner),
    ]),
  );
}
