/** A busy machine makes a few tests too slow. */
const MOST_TRIED_AGAIN = 3;

export const isTooFlaky = (count) => count > MOST_TRIED_AGAIN;

/**
 * Evaluates Playwright's report. One retry of a test is reported and passes; a second retry of the same test
 * fails, and so do too many retries in total.
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
