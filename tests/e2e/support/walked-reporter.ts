import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { saveWalked } from '../../support/record-walk';

/** The transitions of each path, by machine and path. Stored beside the generated tests. */
type Walks = Record<string, Record<string, string[]>>;

/** Records the transitions of generated tests that passed, for the flow gallery. */
export default class WalkedReporter implements Reporter {
  readonly #passed = new Map<string, Set<string>>();

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status !== 'passed' || test.parent.project()?.name !== 'generated') return;
    const machine = test.parent.title;
    const [path = ''] = test.title.split(' ');
    const { [machine]: paths = {} } = walksBeside(test.location.file);
    const walked = this.#passed.get(machine) ?? new Set();
    for (const transition of paths[path] ?? []) walked.add(transition);
    this.#passed.set(machine, walked);
  }

  onEnd(): void {
    for (const [machine, walked] of this.#passed) saveWalked(machine, 'browser', [...walked], process.pid);
  }

  printsToStdio(): boolean {
    return false;
  }
}

const walksBeside = (spec: string): Walks =>
  JSON.parse(readFileSync(join(dirname(spec), 'walks.json'), 'utf8')) as Walks;
