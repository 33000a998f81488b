import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Notice } from '../../../machines/shared/notice';
import { ShareButton } from '../../../src/features/catalogue/store/share-button';
import { ShopProvider } from '../../../src/platform/shop.context';
import { T0 } from '../../domain/demo-items';
import { testConfig } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

afterEach(() => void vi.unstubAllGlobals());

async function press(browser: object) {
  vi.stubGlobal('navigator', { userAgent: 'test', ...browser });
  const notify = vi.fn<(notice: Notice) => void>();
  await renderPage(
    <ShopProvider
      config={testConfig}
      now={() => T0}
      sendToRoot={(event) => event.type === 'notice' && notify(event)}
    >
      <ShareButton name="Noor Grill" />
    </ShopProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Share Noor Grill' }));
  return notify;
}
const saidBy = (notify: ReturnType<typeof vi.fn>) => JSON.stringify(notify.mock.calls);

it('the share button opens the device’s share sheet with the page’s address [CAT-06]', async () => {
  const share = vi.fn(async () => undefined);
  const notify = await press({ share });

  expect(share).toHaveBeenCalledWith({ title: 'Noor Grill', url: expect.stringContaining('/') });
  expect(notify).not.toHaveBeenCalled();
});

it('the share button copies the page’s address, and says so, when there is no share sheet [CAT-06]', async () => {
  const writeText = vi.fn(async () => undefined);
  const notify = await press({ clipboard: { writeText } });

  await vi.waitFor(() => expect(saidBy(notify)).toContain('The link has been copied'));
  expect(writeText).toHaveBeenCalledTimes(1);
});

it('the share button shows the page’s address when nothing can be copied [CAT-06]', async () => {
  const notify = await press({});

  await vi.waitFor(() => expect(saidBy(notify)).toContain('Copy this link: http'));
});
