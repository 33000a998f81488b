import { describe, expect, it } from 'vitest';
import { lostSteps, removalEntry } from '../../tools/flow-charts/lost-steps';

const STORED = `idle
> proceed.requested (asking)
> guest.chosen (idle) ! checkout.requested

idle
> proceed.requested (asking)
> flow.dismissed (idle)
`;

describe('The list of steps that generated paths have lost', () => {
  it('is empty when the paths only change their order', () => {
    const [one, other] = STORED.trimEnd().split('\n\n');
    expect(lostSteps(STORED, `${other}\n\n${one}\n`)).toEqual([]);
  });

  it('includes a transition that the chart no longer has', () => {
    expect(lostSteps(STORED, STORED.replace(/\n\nidle[\s\S]*/, '\n'))).toEqual([
      'asking: flow.dismissed (idle)',
    ]);
  });

  it('includes a transition that enters another state or no longer emits its event', () => {
    expect(lostSteps(STORED, STORED.replace('guest.chosen (idle)', 'guest.chosen (done)'))).toEqual([
      'asking: guest.chosen (idle) ! checkout.requested',
    ]);
    expect(lostSteps(STORED, STORED.replace(' ! checkout.requested', ''))).toEqual([
      'asking: guest.chosen (idle) ! checkout.requested',
    ]);
  });

  it('includes a transition that only another state still has', () => {
    const two = 'idle\n> flow.dismissed (closed)\n\nidle\n> opened (asking)\n> flow.dismissed (closed)\n';
    expect(lostSteps(two, 'idle\n> flow.dismissed (closed)\n\nidle\n> opened (asking)\n')).toEqual([
      'asking: flow.dismissed (closed)',
    ]);
  });

  it('does not depend on the previous step in parallel regions', () => {
    const stored = 'a.on, b.off\n> a.switched (a.off)\n> b.switched (b.on)\n';
    expect(lostSteps(stored, 'a.on, b.off\n> b.switched (b.on)\n> a.switched (a.off)\n')).toEqual([]);
  });

  it('is recorded with the day and the reason', () => {
    const lost = new Map([['proceed.paths.txt', ['asking: flow.dismissed (idle)']]]);
    expect(removalEntry('2026-11-30', 'The question can’t be closed.', lost)).toBe(
      '## 2026-11-30: The question can’t be closed.\n\n`proceed.paths.txt`\n- asking: flow.dismissed (idle)',
    );
  });
});
