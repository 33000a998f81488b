import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SequenceStep } from '../../src/flows/chart/sequence';
import { SequenceDiagram } from '../../src/flows/sequence-diagram';

const show = (steps: SequenceStep[]) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <SequenceDiagram steps={steps} />
    </I18nProvider>,
  );
  return screen.getAllByRole('listitem');
};
const columnOf = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLElement>('[style]')?.style.gridColumn;

describe('The sequence diagram [X-20]', () => {
  const steps: SequenceStep[] = [
    { from: 'page', to: 'Cart', words: 'Press +' },
    { from: { flow: 'Cart' }, to: 'Checkout', words: 'The cart has changed' },
    { from: 'effect', to: 'Cart', words: 'The server accepts' },
    { from: { flow: 'Cart' }, to: 'Cart', words: 'Read again' },
  ];

  it('reads each message with its sender and receiver', () => {
    expect(show(steps).map(({ textContent }) => textContent)).toEqual([
      'The page to Cart:Press +',
      'Cart to Checkout:The cart has changed',
      'The server or the browser to Cart:The server accepts',
      'Cart to Cart:Read again',
    ]);
  });

  it('draws each arrow between the lifelines of its sender and its receiver', () => {
    // The page, Cart, Checkout, the server: in the order of their first message.
    const rows = show(steps);
    expect(rows.map((row) => [columnOf(row), row.dataset.towards])).toEqual([
      ['1 / 3', 'end'],
      ['2 / 4', 'end'],
      ['2 / 5', 'start'],
      ['2 / 3', 'self'],
    ]);
  });
});
