/** A busy machine makes a journey late now and then. */
const MOST_TRIED_AGAIN = 3;

/**
 * What Playwright's report says of the journeys. One more try of a journey is told and passes; a second one of the same
 * journey is a fault, and so is one more try of too many.
 */
export function readJourneys({ stats, suites }) {
  const flaky = testsIn(suites).filter(({ status }) => status === 'flaky');
  const isFault = flaky.length > MOST_TRIED_AGAIN || flaky.some(({ tries }) => tries > 2);
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
