/** One field for the name: its first word, and the rest. */
export function splitName(text: string): { first_name: string; last_name: string | null } | null {
  const [first, ...rest] = text.trim().split(/\s+/);
  return first ? { first_name: first, last_name: rest.join(' ') || null } : null;
}

/** How somebody is shown to whom it may be: enough to know oneself, not enough to look somebody up. */
export function shortName(firstName: string, lastName: string | null): string {
  const [initial] = lastName?.replace(/\.$/, '') ?? '';
  return initial === undefined ? firstName : `${firstName} ${initial.toUpperCase()}.`;
}
