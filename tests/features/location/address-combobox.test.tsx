import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { locationMachine } from '../../../machines/location/location.machine';
import { DeliveryCombobox } from '../../../src/features/location/address-combobox';
import { LocationProvider } from '../../../src/features/location/location.context';
import { PlaceSearchProvider } from '../../../src/features/location/place-search.provider';
import { renderPage } from '../../support/walk-page';

const first = { placeId: 'one', text: 'Rose Way, Signal Point' };
const second = { placeId: 'two', text: 'Rose Road, Silverleaf' };
const suggest = vi.fn(async (text: string) => (text.startsWith('rose') ? [first, second] : []));
const chosen = vi.fn();

const field = () => screen.getByRole('combobox', { name: 'Delivery address' });
const options = () => screen.queryAllByRole('option');
const key = (name: string, more: object = {}) => fireEvent.keyDown(field(), { key: name, ...more });
const type = async (value: string, wait = 500) => {
  fireEvent.change(field(), { target: { value } });
  await act(() => vi.advanceTimersByTimeAsync(wait));
};

beforeEach(async () => {
  vi.clearAllMocks();
  const location = createActor(locationMachine, { input: { isRental: false } });
  location.send = chosen;
  await renderPage(
    <LocationProvider actor={location}>
      <PlaceSearchProvider value={{ suggest }}>
        <DeliveryCombobox />
      </PlaceSearchProvider>
    </LocationProvider>,
  );
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('the address search searches once, half a second after the last key [LOC-15]', async () => {
  await type('ro', 200);
  await type('ros', 200);
  await type('rose', 499);
  expect(suggest).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(suggest.mock.calls.map(([text]) => text)).toEqual(['rose']);
});

it('the address search announces the number of addresses found, also none [LOC-16]', async () => {
  await type('rose');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('2 addresses found')).toBeDefined();
  await type('nowhere');
  expect(options()).toEqual([]);
  expect(screen.getByText(/No address found/)).toBeDefined();
});

it('the arrow keys move through the found addresses and wrap around, with the focus in the field [LOC-16]', async () => {
  field().focus();
  await type('rose');
  const active = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true');
  const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((name) => {
    key(name);
    return active();
  });
  expect(seen).toEqual([0, 1, 0, 1]);
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
});

it('Enter chooses the highlighted address of the address search [LOC-16]', async () => {
  await type('rose');
  key('ArrowUp');
  key('Enter');
  expect(chosen).toHaveBeenCalledWith({ type: 'suggestion.chosen', suggestion: second });
  expect((field() as HTMLInputElement).value).toBe(second.text);
  expect(options()).toEqual([]);
});

it('Enter chooses no address while an input method is composing text [LOC-16]', async () => {
  await type('rose');
  key('Enter', { isComposing: true });
  expect(chosen).not.toHaveBeenCalled();
});

it('Escape closes the list of found addresses but not the layer around it [LOC-16]', async () => {
  const outer = vi.fn();
  window.addEventListener('keydown', outer);
  await type('rose');
  key('Escape');
  expect(options()).toEqual([]);
  expect(outer).not.toHaveBeenCalled();
  key('Escape');
  expect(outer).toHaveBeenCalledOnce();
  window.removeEventListener('keydown', outer);
});

it('a press on a found address chooses it [LOC-14]', async () => {
  await type('rose');
  fireEvent.click(options()[0] as HTMLElement);
  expect(chosen).toHaveBeenCalledWith({ type: 'suggestion.chosen', suggestion: first });
});
