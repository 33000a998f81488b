/** The field `verified` of a repeated call: the person has said "Yes". */
export const isYes = (verified: string | null | undefined): boolean => /^(yes|true|1)$/i.test(verified ?? '');
