import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CopyButton } from '../../src/flows/record/copy-button';

afterEach(() => vi.unstubAllGlobals());

function press(clipboard: Partial<Clipboard> | undefined) {
  vi.stubGlobal('navigator', { ...navigator, clipboard });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <CopyButton text="1. Press +">Copy steps</CopyButton>
    </I18nProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copy steps' }));
}

describe('The button that copies a recorded path [X-20]', () => {
  it('copies the text and says so', async () => {
    const writeText = vi.fn(async () => undefined);
    press({ writeText });
    expect(await screen.findByText('Copied')).toBeDefined();
    expect(writeText).toHaveBeenCalledWith('1. Press +');
  });

  it.each([
    ['refuses', { writeText: () => Promise.reject(new Error('not allowed')) }],
    ['has no clipboard, as on a page without HTTPS,', undefined],
  ])('names the download when the browser %s', async (_, clipboard) => {
    press(clipboard);
    expect((await screen.findByRole('alert')).textContent).toContain('Download the file instead.');
  });
});
