import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Consent } from '../../../domain/consent';
import type { Person } from '../../../domain/person';
import { preferencesMachine } from '../../../machines/preferences/preferences.machine';
import { ApiError } from '../../../src/api/api-error';
import { SettingsPage } from '../../../src/features/account/settings/settings-page';
import { PreferencesProvider } from '../../../src/features/preferences/preferences.context';
import { renderPage } from '../../support/walk-page';
import { AccountStage } from './account-stage';
import { amira } from './people';

const saved = async (): Promise<void> => undefined;

async function show(person: Person | null = amira, save: (consent: Consent) => Promise<void> = saved) {
  const preferences = createActor(preferencesMachine, {
    input: { theme: 'light', language: 'en', isLanguageNew: false },
  }).start();
  const everything = vi.fn(async () => ({ f_name: 'Amira' }));
  const saveConsent = vi.fn(save);
  const introduce = vi.fn(async (_token: string) => undefined);
  await renderPage(
    <AccountStage>
      <PreferencesProvider actor={preferences as never}>
        <SettingsPage person={person} />
      </PreferencesProvider>
    </AccountStage>,
    { api: { account: { own: async () => ({ everything, saveConsent, messages: { introduce } }) } } },
  );
  return { preferences, everything, saveConsent, introduce };
}

const button = (name: string) => screen.getByRole('button', { name });
const pressed = (name: string) => button(name).getAttribute('aria-pressed');
const consent = (name: string) => screen.getByRole('switch', { name });

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the settings', () => {
  it('ask before another language, and not for the one of the page [PROF-12, LANG-02]', async () => {
    const { preferences } = await show();

    fireEvent.click(button('English'));
    expect(preferences.getSnapshot().matches({ language: 'idle' })).toBe(true);
    fireEvent.click(button('العربية'));

    expect(preferences.getSnapshot().matches({ language: 'confirming' })).toBe(true);
  });

  it('change the theme at once, and only when another is chosen [PROF-12, THEME-01]', async () => {
    await show();

    fireEvent.click(button('Light'));
    expect([pressed('Light'), pressed('Dark')]).toEqual(['true', 'false']);
    fireEvent.click(button('Dark'));

    expect([pressed('Light'), pressed('Dark')]).toEqual(['false', 'true']);
  });

  it('keep what somebody wants to be told of with the account, for every device [PROF-12]', async () => {
    const { saveConsent } = await show({ ...amira, consent: { orders: false, offers: true } });
    expect(consent('Offers and news').getAttribute('aria-checked')).toBe('true');

    fireEvent.click(consent('My orders and trips'));

    expect(consent('My orders and trips').getAttribute('aria-checked')).toBe('true');
    await waitFor(() => expect(saveConsent.mock.calls[0]?.[0]).toEqual({ orders: true, offers: true }));
    expect(localStorage.getItem('communication-consent')).toBeNull();
  });

  it('go back and say why when the account can not keep it [PROF-12]', async () => {
    await show(amira, async () => {
      throw new ApiError('offline');
    });
    fireEvent.click(consent('Offers and news'));
    expect(
      await screen.findByText('We could not reach the shop. Check your connection and try again.'),
    ).toBeDefined();
    expect(consent('Offers and news').getAttribute('aria-checked')).toBe('false');
  });

  it('assume no wish of a guest for offers, and keep what is chosen on this device [PROF-12]', async () => {
    await show(null);
    expect(consent('Offers and news').getAttribute('aria-checked')).toBe('false');

    fireEvent.click(consent('Offers and news'));
    fireEvent.click(consent('My orders and trips'));

    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('communication-consent') ?? '')).toEqual({
        version: 1,
        orders: false,
        offers: true,
      }),
    );
  });

  it.each(['{"broken', '{"version":9,"orders":false,"offers":true}', '{"version":1}'])(
    'take nothing from a stored wish like %s [STO-02]',
    async (stored) => {
      localStorage.setItem('communication-consent', stored);
      await show(null);

      expect(consent('Offers and news').getAttribute('aria-checked')).toBe('false');
      expect(consent('My orders and trips').getAttribute('aria-checked')).toBe('true');
    },
  );

  it.each([
    ['granted', 'This browser shows our messages.'],
    ['denied', 'Blocked. You can allow them in your browser’s settings for this site.'],
  ])(
    'ask the browser once, and show its answer; the shop learns how a browser that allows it is reached: %s [PROF-12, NOTI-01]',
    async (answer, words) => {
      const notification = { permission: 'default', requestPermission: vi.fn() };
      notification.requestPermission.mockImplementation(async () => {
        notification.permission = answer;
        return answer;
      });
      vi.stubGlobal('Notification', notification);
      const { introduce } = await show();

      fireEvent.click(button('Allow notifications'));

      expect(await screen.findByText(words)).toBeDefined();
      expect(notification.requestPermission).toHaveBeenCalledTimes(1);
      expect(screen.queryByRole('button', { name: 'Allow notifications' })).toBeNull();
      const tokens = introduce.mock.calls.map(([token]) => token);
      expect(tokens).toEqual(answer === 'granted' ? [expect.stringMatching(/^page-/)] : []);
    },
  );

  it('say so where a browser shows no notifications [PROF-12]', async () => {
    await show();

    expect(screen.getByText('This browser can’t show notifications.')).toBeDefined();
  });

  it('hand out the own data and lead to the deletion [PROF-12]', async () => {
    let saved = '';
    URL.createObjectURL = (file) => {
      void (file as Blob).text().then((text) => {
        saved = text;
      });
      return 'blob:data';
    };
    URL.revokeObjectURL = () => undefined;
    // A link of jsdom leads nowhere.
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await show();

    fireEvent.click(button('Download'));

    await waitFor(() => expect(saved).toBe('{\n  "f_name": "Amira"\n}'));
    expect(click).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Delete my account' }).getAttribute('href')).toBe(
      '/profile?page=profile-settings#delete-account',
    );
  });

  it('have nothing of a person for a guest [PERM-06]', async () => {
    await show(null);

    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Delete my account' })).toBeNull();
  });
});
