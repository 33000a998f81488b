/**
 * The maximum number of tests that may pass only on a retry. On a busy machine, a few are too slow at first.
 */
const MAX_RETRIED = 3;

export const isTooFlaky = (count) => count > MAX_RETRIED;

/**
 * Evaluates Playwright's report. A test that passes on its first retry is reported and passes. The run fails
 * if a test needs a second retry, or if too many tests need one.
 */
export function readJourneys({ stats, suites }) {
  const flaky = testsIn(suites).filter(({ status }) => status === 'flaky');
  const isFault = isTooFlaky(flaky.length) || flaky.some(({ tries }) => tries > 2);
  return {
    passed: stats.expected + (isFault ? 0 : stats.flaky),
    failed: stats.unexpected + (isFault ? stats.flaky : 0),
    flaky: flaky.map(({ name, tries }) => `${name} (${tries} tries)`),
  };
}

const testsIn = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ status, results }) => ({ name: `${file}: ${title}`, status, tries: results.length })),
    ),
    ...testsIn(inner),
  ]);
