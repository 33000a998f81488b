import { describe, expect, it } from 'vitest';
import { request } from './add-to-cart.model';
import { cartLine } from './cart-lines';
import { startCart } from './cart-run';

describe('The cart commands of other machines', () => {
  it('are queued behind the running request, and an add returns the whole cart [CART-28, CART-61]', async () => {
    const { press, give, answer, inputs, shown, emitted } = await startCart([cartLine(1)]);

    press('line.increased');
    give({ type: 'add', request: request(), isClearing: false });
    expect(inputs('setQuantity')).toHaveLength(1);
    expect(inputs('addItem')).toEqual([]);
    await answer('setQuantity', [cartLine(1, 2)]);
    expect(inputs('addItem')).toEqual([{ request: request(), isClearing: false }]);
    const both = [cartLine(1, 2), cartLine(2)];
    await answer('addItem', both);

    expect(shown()).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(inputs('loadCart')).toHaveLength(1);
    expect(emitted).toContainEqual({ type: 'command.done', commandId: 'add', answer: both });
  });

  it('are queued behind a removal, so that the removal does not delete a newly added item [CART-61, CART-11]', async () => {
    const { press, give, answer, inputs } = await startCart([cartLine(1)]);

    press('line.removed');
    give({ type: 'add', request: request(), isClearing: false });
    expect(inputs('addItem')).toEqual([]);
    await answer('removeLine', []);

    expect(inputs('addItem')).toHaveLength(1);
  });

  it('are run one at a time, including confirmation, merge and comparison of carts [CART-61, CART-62, CART-63, CART-64]', async () => {
    const { give, answer, inputs, emitted } = await startCart([cartLine(1)]);
    give({ type: 'compare', version: 7 });
    give({ type: 'merge', keep: null });
    give({ type: 'accept', lines: [{ lineId: 1, token: 'risen' }] });
    give({ type: 'add', request: request(), isClearing: false });
    await answer('compareVersions', false);
    await answer('addItem', [cartLine(1)]);
    expect(inputs('acceptChanges')).toEqual([{ lines: [{ lineId: 1, token: 'risen' }] }]);
    expect(inputs('mergeCarts')).toEqual([]);
    await answer('acceptChanges', [cartLine(1)]);
    expect(inputs('mergeCarts')).toEqual([{ keep: null }]);
    await answer('mergeCarts', { isMerged: true, conflict: null });

    expect(emitted.flatMap((event) => (event.type === 'command.done' ? [event.commandId] : []))).toEqual([
      'compare',
      'add',
      'accept',
      'merge',
    ]);
  });

  it('are not queued without a network, so an add fails while an earlier change is kept [CART-68]', async () => {
    const { cart, press, give, fail, emitted, inputs } = await startCart([cartLine(1)]);
    press('line.increased');
    cart.send({ type: 'network.offline' });

    give({ type: 'add', request: request(), isClearing: false });
    await fail('setQuantity', { code: 'offline' });

    expect(emitted.at(-2)).toMatchObject({
      type: 'command.failed',
      commandId: 'add',
      error: { code: 'offline' },
    });
    expect(inputs('addItem')).toEqual([]);
    expect(cart.getSnapshot().hasTag('queued')).toBe(true);
  });

  it('are cancelled as failed when the customer signs out [CART-65]', async () => {
    const { cart, give, emitted } = await startCart([cartLine(1)]);
    give({ type: 'add', request: request(), isClearing: false });

    cart.send({ type: 'owner.changed' });

    expect(emitted.map(({ type }) => type)).toContain('command.failed');
    expect(cart.getSnapshot().context.tasks).toEqual([]);
  });

  it('are dropped when the machine that sent them cancels them [CART-61]', async () => {
    const { cart, give, answer, inputs } = await startCart([cartLine(1)]);
    cart.send({ type: 'cart.reloadRequested' });
    give({ type: 'merge', keep: null });

    cart.send({ type: 'command.withdrawn', commandId: 'merge' });
    await answer('loadCart', [cartLine(1)]);

    expect(inputs('mergeCarts')).toEqual([]);
  });
});
