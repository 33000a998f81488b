import { expect, it } from 'vitest';
import { stepBack, steppedBack } from '../../src/ui/layers/step-back';

it('lets what opens next wait for the step of the layer that closes, also of one that closes a moment later [NAV-29, AUTH-60]', async () => {
  const order: string[] = [];
  window.addEventListener('popstate', () => order.push('stepped'), { once: true });
  window.history.pushState(null, '', '?question');
  const opened = steppedBack().then(() => order.push('opened'));
  void stepBack(window.history);
  await opened;
  expect(order).toEqual(['stepped', 'opened']);
});

it('waits no longer than a moment for a browser that does not say when it has stepped [NAV-29]', async () => {
  await stepBack({ back: () => undefined });
  await expect(steppedBack()).resolves.toBeUndefined();
});
