/** Thrown for an invalid option. The message lists the valid ones. */
export class WrongRequest extends Error {}
