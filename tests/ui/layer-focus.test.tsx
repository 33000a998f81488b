import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ConfirmDialog } from '../../src/platform/layers/confirm-dialog';
import { Dialog } from '../../src/platform/layers/dialog';
import { SideDrawer } from '../../src/platform/layers/side-drawer';

type Shown = 'nothing' | 'dialog' | 'question' | 'drawer';

/** Layers as the product mounts them: open from their first moment, gone when they close. */
function Page() {
  const [shown, show] = useState<Shown>('nothing');
  const close = () => show('nothing');
  const swap = (
    <button type="button" onClick={() => show('question')}>
      Go on
    </button>
  );
  return (
    <>
      <button type="button" onClick={() => show('dialog')}>
        Open dialog
      </button>
      <button type="button" onClick={() => show('question')}>
        Open question
      </button>
      <button type="button" onClick={() => show('drawer')}>
        Open drawer
      </button>
      {shown === 'dialog' ? (
        <Dialog title="dialog" onClose={close} hasAddress>
          {swap}
        </Dialog>
      ) : null}
      {shown === 'question' ? (
        <ConfirmDialog title="question" confirm="Yes" cancel="No" onConfirm={close} onCancel={close} />
      ) : null}
      {shown === 'drawer' ? (
        <SideDrawer title="drawer" onClose={close}>
          {swap}
        </SideDrawer>
      ) : null}
    </>
  );
}

async function opens(layer: string): Promise<HTMLElement> {
  window.scrollTo = () => undefined;
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const history = createMemoryHistory();
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history });
  await router.load();
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  );
  const opener = await screen.findByRole('button', { name: `Open ${layer}` });
  await presses(opener);
  return opener;
}

/** As a browser does: the press takes the focus. */
async function presses(button: HTMLElement): Promise<void> {
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull());
}

const closes = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

for (const layer of ['dialog', 'question', 'drawer'])
  it(`gives the focus back to what opened the ${layer} [NFR-02]`, async () => {
    const opener = await opens(layer);
    closes();
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

for (const layer of ['dialog', 'drawer'])
  it(`gives it back to what opened the ${layer} that a question took the place of [NFR-02]`, async () => {
    const opener = await opens(layer);
    await presses(screen.getByRole('button', { name: 'Go on' }));
    closes();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
