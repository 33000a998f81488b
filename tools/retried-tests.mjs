import { writeFileSync } from 'node:fs';

/** A reporter of Vitest: writes the tests that passed only on a retry to the file in `RETRIED_TESTS`. */
export default class RetriedTests {
  retried = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.retried.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd() {
    writeFileSync(process.env.RETRIED_TESTS, JSON.stringify(this.retried));
  }
}
