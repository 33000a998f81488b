/**
 * What Playwright's report says of the journeys. A machine may be too busy once: one more try in a whole run is told and
 * passes, a second one, of the same journey or of another, is a fault.
 */
export function readJourneys({ stats, suites }) {
  const flaky = testsIn(suites).filter(({ status }) => status === 'flaky');
  const moreTries = flaky.reduce((sum, { tries }) => sum + tries - 1, 0);
  const isFault = moreTries > 1;
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
