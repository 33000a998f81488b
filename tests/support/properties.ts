/** The same examples on every machine and day; a failure is told at once, not made smaller for as long as it takes. */
export const steady = {
  seed: 20261124,
  endOnFailure: true,
  interruptAfterTimeLimit: 15_000,
  markInterruptAsFailure: true,
};
