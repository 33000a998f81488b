import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { isServerRendered, provideMountApp } from '../../src/app/mount-app.actors';
import { settled } from '../support/deferred';
import { drawTwoPages as draw } from './two-pages';

afterEach(() => {
  document.body.innerHTML = '';
});

const loaded = async () => undefined;

describe('A press on a part that has not rendered after three seconds [NFR-07]', () => {
  async function mountWithoutPart() {
    const { serverRendered, app } = draw();
    const part = app.querySelector('button');
    const click = vi.fn();
    part?.addEventListener('click', click);
    serverRendered.querySelector('button')?.setAttribute('data-pressed', '1');
    part?.remove();
    const clock = new SimulatedClock();
    const flow = createActor(provideMountApp(loaded), { clock }).start();
    clock.increment(3_000);
    await waitFor(flow, (at) => at.matches('waitingForPart'));
    expect(isServerRendered()).toBe(false);
    return { app, part: part as HTMLElement, click, clock, flow };
  }

  it('takes effect once when the part appears', async () => {
    const { app, part, click, flow } = await mountWithoutPart();
    app.append(part);
    await waitFor(flow, ({ status }) => status === 'done');
    expect(click).toHaveBeenCalledOnce();
    expect(document.querySelector('template')).toBeNull();
  });

  it('takes effect when only the text of the rendered part changes', async () => {
    const { app, part, click, flow } = await mountWithoutPart();
    const text = part.textContent;
    part.textContent = 'Locating…';
    app.append(part);
    await settled();
    expect(click).not.toHaveBeenCalled();
    (part.firstChild as Text).data = text;
    await waitFor(flow, ({ status }) => status === 'done');
    expect(click).toHaveBeenCalledOnce();
  });

  it('is dropped when the customer presses something else', async () => {
    const { app, part, click, flow } = await mountWithoutPart();
    window.dispatchEvent(new Event('pointerdown'));
    await waitFor(flow, ({ status }) => status === 'done');
    app.append(part);
    await settled();
    expect(click).not.toHaveBeenCalled();
  });

  it('has no effect if the part has not rendered after twenty seconds', async () => {
    const { app, part, click, clock, flow } = await mountWithoutPart();
    clock.increment(20_000);
    await waitFor(flow, ({ status }) => status === 'done');
    app.append(part);
    await settled();
    expect(click).not.toHaveBeenCalled();
    expect(document.querySelector('template')).toBeNull();
  });

  it('takes effect together with another late part, each when it appears', async () => {
    const { serverRendered, app } = draw();
    const clicks: string[] = [];
    app.addEventListener('click', ({ target }) => clicks.push((target as HTMLElement).textContent));
    const [first, second] = app.querySelectorAll('button');
    serverRendered.querySelectorAll('button').forEach((button, index) => {
      button.setAttribute('data-pressed', String(index + 1));
    });
    first?.remove();
    second?.remove();
    const clock = new SimulatedClock();
    const flow = createActor(provideMountApp(loaded), { clock }).start();
    clock.increment(3_000);
    await waitFor(flow, (at) => at.matches('waitingForPart'));
    if (second) app.append(second);
    await vi.waitFor(() => expect(clicks).toEqual(['Address']));
    if (first) app.append(first);
    await waitFor(flow, ({ status }) => status === 'done');
    expect(clicks).toEqual(['Address', 'Use Current Location']);
  });
});
