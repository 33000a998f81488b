import { writeFileSync } from 'node:fs';

/**
 * A Vitest reporter. It writes the tests that passed only on a retry to the file that `RETRIED_TESTS` names.
 */
export default class RetriedTests {
  retried = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.retried.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd() {
    writeFileSync(process.env.RETRIED_TESTS, JSON.stringify(this.retried));
  }
}
