/** The same examples on every machine; a failure is reported immediately, without shrinking. */
export const fixedSeed = {
  seed: 20261124,
  endOnFailure: true,
  interruptAfterTimeLimit: 15_000,
  markInterruptAsFailure: true,
};
