import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ConfirmDialog } from '../../src/platform/layers/confirm-dialog';
import { Dialog } from '../../src/platform/layers/dialog';
import {
  LayersProvider,
  useCloseLayer,
  useExplanation,
  useLayers,
  usePanel,
} from '../../src/platform/layers/layers.context';
import { SideDrawer } from '../../src/platform/layers/side-drawer';
import { layersOver } from '../support/layers';

/** A page with a drawer, a dialog and a flow's question, mounted as in the app. */
function Page() {
  const cart = usePanel('cart');
  const diet = usePanel('diet');
  const menu = usePanel('menu');
  const why = useExplanation('why', 'a price');
  const [isAsked, ask] = useState(false);
  const settle = () => ask(false);
  const question = (
    <button type="button" onClick={() => ask(true)}>
      Ask
    </button>
  );
  return (
    <main id="content" tabIndex={-1}>
      <button type="button" data-opens="cart" onClick={cart.open}>
        Open drawer
      </button>
      <button type="button" onClick={diet.open}>
        Open dialog
      </button>
      <button type="button" onClick={menu.open}>
        Open menu
      </button>
      <button type="button" onClick={why.open}>
        Open explanation
      </button>
      {question}
      {cart.isOpen ? (
        <SideDrawer panel="cart" title="drawer">
          {question}
        </SideDrawer>
      ) : null}
      {menu.isOpen ? (
        <SideDrawer panel="menu" title="menu">
          <SignIn />
        </SideDrawer>
      ) : null}
      {diet.isOpen ? (
        <Dialog layer="diet" title="dialog" onClose={diet.close}>
          {question}
        </Dialog>
      ) : null}
      {why.isOpen ? (
        <Dialog layer="why" title="explanation" onClose={why.close}>
          because {question}
        </Dialog>
      ) : null}
      <SignInLayer />
      {isAsked ? (
        <ConfirmDialog
          name="language"
          title="question"
          confirm="Yes"
          cancel="No"
          onConfirm={settle}
          onCancel={settle}
        />
      ) : null}
    </main>
  );
}

const SignIn = () => (
  <button type="button" onClick={usePanel('sign-in').open}>
    Open sign-in
  </button>
);

function SignInLayer() {
  const close = useCloseLayer('sign-in');
  const isOpen = useLayers(({ context }) => context.spot.panel === 'sign-in');
  return isOpen ? (
    <Dialog layer="sign-in" title="sign-in" onClose={close}>
      who
    </Dialog>
  ) : null;
}

async function visits(address = '/') {
  window.scrollTo = () => undefined;
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history });
  await router.load();
  const layers = layersOver(history);
  render(
    <I18nProvider i18n={i18n}>
      <LayersProvider actor={layers}>
        <RouterProvider router={router as never} />
      </LayersProvider>
    </I18nProvider>,
  );
  await screen.findByText('Open drawer');
  return { history, layers, step: (move: 'back' | 'forward') => act(async () => history[move]()) };
}

const button = (name: string) => screen.getByText<HTMLElement>(name, { selector: 'button' });

/** As in a browser, the press moves the focus. */
async function presses(opener: HTMLElement): Promise<HTMLElement> {
  opener.focus();
  fireEvent.click(opener);
  await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull());
  return opener;
}

const escapes = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
const shown = () => screen.queryAllByRole('dialog', { hidden: true }).map(({ textContent }) => textContent);

for (const layer of ['drawer', 'dialog', 'explanation'])
  it(`the focus returns to the button that opened the ${layer} [NFR-02]`, async () => {
    await visits();
    const opener = await presses(button(`Open ${layer}`));
    escapes();
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(shown()).toEqual([]);
  });

it('the focus returns to the opener of a closed layer without scrolling the page [NFR-02]', async () => {
  await visits();
  const opener = button('Open drawer');
  const requests: (FocusOptions | undefined)[] = [];
  await presses(opener);
  opener.focus = (options) => {
    requests.push(options);
    HTMLElement.prototype.focus.call(opener, options);
  };
  escapes();
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(requests).toEqual([{ preventScroll: true }]);
});

it('the focus returns to the opener of the menu that the sign-in dialog replaced [NFR-02, NAV-29]', async () => {
  const { history } = await visits();
  const opener = await presses(button('Open menu'));
  await presses(button('Open sign-in'));
  await waitFor(() => expect(shown()).toHaveLength(1));
  escapes();
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(history.location.href).toBe('/');
});

it('the focus stays in the page when a layer that a link has opened is closed [NFR-02, NAV-28]', async () => {
  const { history } = await visits('/?panel=cart');
  await screen.findByRole('dialog', { name: 'drawer' });
  await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull());
  escapes();
  await waitFor(() => expect(document.activeElement?.id).toBe('content'));
  expect(shown()).toEqual([]);
  expect(history.location.href).toBe('/');
});

it('Back closes a layer that a link has opened, and Forward opens it again [NAV-28, NAV-29, X-08]', async () => {
  const { history, step } = await visits('/?panel=cart&page=2');
  await screen.findByRole('dialog', { name: 'drawer' });
  await step('back');
  await waitFor(() => expect(shown()).toEqual([]));
  expect(history.location.href).toBe('/?page=2');
  await step('forward');
  await screen.findByRole('dialog', { name: 'drawer' });
});

it.each([
  ['drawer', '/?panel=cart'],
  ['explanation', '/'],
])('Escape closes only the dialog above the %s [NAV-29, NFR-02]', async (layer, href) => {
  const { history } = await visits();
  await presses(button(`Open ${layer}`));
  fireEvent.click(screen.getAllByText('Ask').at(-1) as HTMLElement);
  await waitFor(() => expect(shown()).toHaveLength(2));
  escapes();
  await waitFor(() => expect(shown()).toHaveLength(1));
  expect(history.location.href).toBe(href);
  escapes();
  await waitFor(() => expect(shown()).toEqual([]));
  expect(history.location.href).toBe('/');
});

it('Back answers a dialog with No, and Forward does not ask again [NAV-29]', async () => {
  const { history, step } = await visits();
  fireEvent.click(button('Ask'));
  await screen.findByRole('dialog', { name: 'question' });
  await waitFor(() => expect(history.location.state.layer).toBe('language'));
  await step('back');
  await waitFor(() => expect(shown()).toEqual([]));
  await step('forward');
  await waitFor(() => expect(history.location.state.layer).toBeUndefined());
  expect(shown()).toEqual([]);
});
