type Suite = {
  specs?: { title: string; file: string; tests: { status: string; results: object[] }[] }[];
  suites?: Suite[];
};
type Report = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] };
export function readJourneys(report: Report): { passed: number; failed: number; flaky: string[] };
export function isTooFlaky(count: number): boolean;
