import { i18n } from '@lingui/core';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Config } from '../../../domain/config';
import { messages as arabic } from '../../../locales/ar.po';
import {
  type RegistrationChoices,
  RegistrationPage,
} from '../../../src/features/registration/registration-page';
import { forgetDrafts, writeDraft } from '../../../src/platform/storage/drafts';
import { food } from '../../machines/location/module.model';
import { arabicOf } from '../../support/model/app-texts';
import { renderPage } from '../../support/walk-page';
import { AccountStage } from '../account/account-stage';

const choices: RegistrationChoices = {
  modules: [food],
  zones: [{ id: 1, name: 'Harbour', lat: 25, lng: 55, outline: [] }],
  vehicles: [{ id: 2, name: 'Motorbike' }],
};
const place = { label: 'Hill Road 7', lat: 25, lng: 55, zoneIds: [1] };
const texts = { plan: 'commission', moduleId: String(food.id) };
const imageFile = (name: string) => new File(['pixels'], name, { type: 'image/png' });
const register = vi.fn(async () => undefined);

beforeEach(() => {
  register.mockClear();
  forgetDrafts();
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
});

const ALL_TERMS = { commissionPercent: 12.5, courierFee: 4_20, payoutDays: 14 };
const NO_TERMS: Config['applicantTerms'] = { commissionPercent: null, courierFee: null, payoutDays: null };

async function opens(kind: 'store' | 'courier', applicantTerms = NO_TERMS): Promise<void> {
  await renderPage(
    <AccountStage config={{ registrations: { store: true, courier: true }, applicantTerms }}>
      <RegistrationPage kind={kind} isStartLink={false} visit="a" choices={choices} />
    </AccountStage>,
    { api: { registration: { register } } },
  );
}

it('a courier completes area, documents and contact in English, and the form names missing fields [REG-01, NAV-23]', async () => {
  const user = userEvent.setup();
  await opens('courier');
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Choose area and vehicle first' }).disabled,
  ).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Harbour' }));
  await user.click(screen.getByRole('radio', { name: 'Motorbike' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByRole('textbox', { name: 'Document number' }), 'P 12345');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Please choose a file first.')).toBeTruthy();
  await user.upload(screen.getByLabelText('Choose a file: Document photos'), imageFile('passport.png'));
  expect(await screen.findByRole('img', { name: 'passport.png' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Omar');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'omar@souk.example');
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '501234567');
  await user.type(screen.getByLabelText('Password'), 'letmeride');
  await user.type(screen.getByLabelText('Confirm Password'), 'letmeride');
  await user.click(screen.getByRole('button', { name: 'Submit registration' }));
  expect(await screen.findByRole('heading', { name: 'Registration submitted' })).toBeTruthy();
  expect(register).toHaveBeenCalledOnce();
  expect(register).toHaveBeenCalledWith(
    'courier',
    expect.objectContaining({
      texts: expect.objectContaining({ zoneId: '1', vehicleId: '2', phone: '+971501234567' }),
      files: [{ field: 'identity_image', file: expect.any(File) }],
      password: 'letmeride',
      language: 'en',
    }),
  );
});

it('a resumed registration of a store is completed in Arabic, and reversed opening times are rejected [REG-01, NAV-22, LANG-05]', async () => {
  writeDraft('registration-store', { step: 'details', texts, place });
  const user = userEvent.setup();
  await opens('store');
  act(() => i18n.loadAndActivate({ locale: 'ar', messages: arabic }));
  const field = (name: string) => screen.getByRole('textbox', { name: arabicOf(name) });
  const press = (name: string) => user.click(screen.getByRole('button', { name: arabicOf(name) }));
  await user.type(field('Store name'), 'مطبخ هدى');
  await user.type(field('Shortest delivery time'), '40');
  await user.type(field('Longest delivery time'), '20');
  await press('Continue');
  expect(
    await screen.findByText(arabicOf('The longest time can’t be shorter than the shortest.')),
  ).toBeTruthy();
  await user.clear(field('Longest delivery time'));
  await user.type(field('Longest delivery time'), '60');
  await press('Continue');
  const logo = within(await screen.findByRole('group', { name: arabicOf('Logo') }));
  const choose = logo.getByLabelText(arabicOf('Choose a file: {name}').replace('{name}', arabicOf('Logo')));
  await user.upload(choose, imageFile('logo.png'));
  expect(await screen.findByRole('img', { name: 'logo.png' })).toBeTruthy();
  await press('Continue');
  await screen.findByRole('heading', { name: arabicOf('Your details') });
  await user.type(field('First name'), 'هدى');
  await user.type(field('Email'), 'huda@souk.example');
  await user.type(field('Phone number'), '501234567');
  await user.type(screen.getByLabelText(arabicOf('Password')), 'letmesell');
  await user.type(screen.getByLabelText(arabicOf('Confirm Password')), 'letmesell');
  await press('Submit registration');
  expect(await screen.findByRole('heading', { name: arabicOf('Registration submitted') })).toBeTruthy();
  expect(register).toHaveBeenCalledWith(
    'store',
    expect.objectContaining({
      texts: expect.objectContaining({ storeName: 'مطبخ هدى', minimumTime: '40', maximumTime: '60' }),
      place,
      language: 'ar',
    }),
  );
});

it('the store registration shows commission, payouts and required documents before the first step [REG-02]', async () => {
  await opens('store', ALL_TERMS);
  const reasons = within(screen.getByRole('region', { name: 'Why sell on Souk?' }));
  expect(reasons.getByText('12.5% commission, nothing else')).toBeTruthy();
  expect(reasons.getByText(/Paid out every 14 days\./)).toBeTruthy();
  expect(screen.getByText('12.5% of every order. No sales, no fees.')).toBeTruthy();
  expect(reasons.getByText(/a logo, and the owner’s email and phone number/)).toBeTruthy();
});

it('the registration page says “each day” instead of a number for daily payouts [REG-02]', async () => {
  await opens('store', { ...ALL_TERMS, payoutDays: 1 });
  const reasons = within(screen.getByRole('region', { name: 'Why sell on Souk?' }));
  expect(reasons.getByText(/Paid out every day\./)).toBeTruthy();
});

it('the courier registration shows the minimum fee, payouts and required documents only before the first step [REG-02]', async () => {
  const user = userEvent.setup();
  await opens('courier', ALL_TERMS);
  const reasons = within(screen.getByRole('region', { name: 'Why deliver with Souk?' }));
  expect(reasons.getByText('At least $4.20 per delivery')).toBeTruthy();
  expect(reasons.getByText(/Paid out every 14 days\./)).toBeTruthy();
  expect(reasons.getByText(/Photos of your passport, driving licence or identity card/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Harbour' }));
  await user.click(screen.getByRole('radio', { name: 'Motorbike' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('textbox', { name: 'Document number' });
  expect(screen.queryByRole('region', { name: 'Why deliver with Souk?' })).toBeNull();
});

it.each([
  { kind: 'store', name: 'Why sell on Souk?', instead: 'Pay only when you sell' },
  { kind: 'courier', name: 'Why deliver with Souk?', instead: 'Paid for each delivery' },
] as const)(
  'the $kind registration shows no number that the shop has not set [REG-02]',
  async ({ kind, name, instead }) => {
    await opens(kind);
    const reasons = screen.getByRole('region', { name });
    expect(within(reasons).getByText(instead)).toBeTruthy();
    expect(reasons.textContent).not.toMatch(/\d|Paid out/);
  },
);
