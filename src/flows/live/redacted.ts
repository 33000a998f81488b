/** Names of fields with personal data or keys. Their values, nested ones included, never leave the page. */
const SECRET =
  /^(.*(password|token|secret|passkey|otp|pin)|demo_?code|ref_?code|unique_?id|guest_?id|refused_?ids?|.*phone|email|.*contact.*|identity|person|proof|photo|.*first_?name|.*last_?name|[fl]_name|phrases|typed|card.*|cvv|iban|address|lat|lng|latitude|longitude|label|location|road|house|floor|note|query|suggestions?)$/i;
/** Below these names, `code` is an error code. Elsewhere it may be a one-time code. */
const REASON = /(failure|refusal|errors?)$/i;
const WORD = /^[a-z]+([A-Z_][a-z]+)*$/;
/** An actor's output may be a plain string, such as a guest id. */
const RESULT = /^(output|input)$/;
const HIDDEN = '***';

/** Recursive, because the inspector's own sanitizers miss inputs and outputs of invoked actors. */
export function redacted(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((inner) => redacted(inner, name));
  if (typeof value !== 'object' || value === null)
    return RESULT.test(name) && typeof value === 'string' ? HIDDEN : value;
  const isPersonalData = Object.keys(value).some((key) => SECRET.test(key));
  // State names are not secret, even `code` and `newPassword`.
  const isSnapshot = 'context' in value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key === 'value' && isSnapshot) return [key, inner];
      const isHidden =
        SECRET.test(key) ||
        (key === 'name' && isPersonalData) ||
        (key === 'code' && !isReason(value as Coded, name));
      return [key, isHidden ? hidden(inner) : redacted(inner, key)];
    }),
  );
}

type Coded = { type?: unknown; code?: unknown; messages?: unknown };

/** Error codes consist of words. One-time codes do not. */
const isReason = ({ type, code, messages }: Coded, name: string): boolean =>
  typeof code === 'string' &&
  WORD.test(code) &&
  (REASON.test(name) || Array.isArray(messages) || type === 'notice');

/** Keeps the field names and hides their values. */
function hidden(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'number') return HIDDEN;
  if (Array.isArray(value)) return value.map(hidden);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, hidden(inner)]));
}
