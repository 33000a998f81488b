import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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

describe('The account settings', () => {
  it('can change the language after a confirmation, which is skipped for the current language [PROF-12, LANG-02]', async () => {
    const { preferences } = await show();

    fireEvent.click(button('English'));
    expect(preferences.getSnapshot().matches({ language: 'idle' })).toBe(true);
    fireEvent.click(button('العربية'));

    expect(preferences.getSnapshot().matches({ language: 'confirming' })).toBe(true);
  });

  it('name the choice of the language as the client does [MSG-88, LANG-01]', async () => {
    await show();

    const choices = within(screen.getByRole('group', { name: 'Language' })).getAllByRole('button');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['English', 'العربية']);
  });

  it('can change the theme immediately [PROF-12, THEME-01]', async () => {
    await show();

    fireEvent.click(button('Light'));
    expect([pressed('Light'), pressed('Dark')]).toEqual(['true', 'false']);
    fireEvent.click(button('Dark'));

    expect([pressed('Light'), pressed('Dark')]).toEqual(['false', 'true']);
  });

  it('are stored in the account for notifications, on every device [PROF-12]', async () => {
    const { saveConsent } = await show({ ...amira, consent: { orders: false, offers: true } });
    expect(consent('Offers and news').getAttribute('aria-checked')).toBe('true');

    fireEvent.click(consent('My orders and trips'));

    expect(consent('My orders and trips').getAttribute('aria-checked')).toBe('true');
    await waitFor(() => expect(saveConsent.mock.calls[0]?.[0]).toEqual({ orders: true, offers: true }));
    expect(localStorage.getItem('communication-consent')).toBeNull();
  });

  it('are reverted with the reason when a choice cannot be saved [PROF-12]', async () => {
    await show(amira, async () => {
      throw new ApiError('offline');
    });
    fireEvent.click(consent('Offers and news'));
    expect(
      await screen.findByText('We couldn’t connect. Check your connection and try again.'),
    ).toBeDefined();
    expect(consent('Offers and news').getAttribute('aria-checked')).toBe('false');
  });

  it('are stored on the device for a guest, with offers switched off by default [PROF-12]', async () => {
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
    'are reset to the defaults when the device’s stored value is %s [STO-02]',
    async (stored) => {
      localStorage.setItem('communication-consent', stored);
      await show(null);

      expect(consent('Offers and news').getAttribute('aria-checked')).toBe('false');
      expect(consent('My orders and trips').getAttribute('aria-checked')).toBe('true');
    },
  );

  it.each([
    ['granted', 'Notifications are on in this browser.'],
    ['denied', 'Blocked. Allow notifications for this site in your browser settings.'],
  ])(
    'can ask once for the browser’s notification permission and register the browser if allowed: %s [PROF-12, NOTI-01]',
    async (answer, text) => {
      const notification = { permission: 'default', requestPermission: vi.fn() };
      notification.requestPermission.mockImplementation(async () => {
        notification.permission = answer;
        return answer;
      });
      vi.stubGlobal('Notification', notification);
      const { introduce } = await show();

      fireEvent.click(button('Allow notifications'));

      expect(await screen.findByText(text)).toBeDefined();
      expect(notification.requestPermission).toHaveBeenCalledTimes(1);
      expect(screen.queryByRole('button', { name: 'Allow notifications' })).toBeNull();
      const tokens = introduce.mock.calls.map(([token]) => token);
      expect(tokens).toEqual(answer === 'granted' ? [expect.stringMatching(/^page-/)] : []);
    },
  );

  it('are replaced by an explanation when the browser has no notifications [PROF-12]', async () => {
    await show();

    expect(screen.getByText('This browser can’t show notifications.')).toBeDefined();
  });

  it('can export the customer’s data, and have a link to the account deletion [PROF-12]', async () => {
    let saved = '';
    URL.createObjectURL = (file) => {
      void (file as Blob).text().then((text) => {
        saved = text;
      });
      return 'blob:data';
    };
    URL.revokeObjectURL = () => undefined;
    // jsdom doesn't follow links.
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await show();

    fireEvent.click(button('Download'));

    await waitFor(() => expect(saved).toBe('{\n  "f_name": "Amira"\n}'));
    expect(click).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Delete my account' }).getAttribute('href')).toBe(
      '/profile?page=profile-settings#delete-account',
    );
  });

  it('do not contain account data for a guest [PERM-06]', async () => {
    await show(null);

    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Delete my account' })).toBeNull();
  });
});
