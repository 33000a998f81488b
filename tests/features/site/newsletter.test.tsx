import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error';
import { NewsletterForm } from '../../../src/features/site/footer/newsletter-form';
import { renderPage } from '../../support/walk-page';

const subscribe = vi.fn<(email: string) => Promise<void>>();
const field = () => screen.getByRole('textbox', { name: 'Email for the newsletter' }) as HTMLInputElement;
const button = () => screen.getByRole('button', { name: 'Subscribe' });
const send = (email: string) => {
  fireEvent.change(field(), { target: { value: email } });
  fireEvent.click(button());
};

beforeEach(async () => {
  subscribe.mockReset().mockResolvedValue();
  await renderPage(<NewsletterForm />, { api: { site: { subscribe } } });
});

it.each(['', 'amira', 'amira@', 'amira@souk', `${'a'.repeat(250)}@b.example`])(
  'the newsletter form rejects "%s" and sends nothing [FOOT-05, MSG-86]',
  async (email) => {
    send(email);
    expect((await screen.findByText(/\S/, { selector: '[role=status]' })).textContent).toBe(
      'Please insert a valid email.',
    );
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(subscribe).not.toHaveBeenCalled();
  },
);

it('a newsletter subscription is confirmed and empties the field [FOOT-06, MSG-86]', async () => {
  send(' amira@souk.example ');
  expect(await screen.findByText('Subscribed Successfully')).toBeDefined();
  expect(subscribe.mock.calls).toEqual([['amira@souk.example']]);
  expect(field().value).toBe('');
});

it('repeated presses on Subscribe send one request [FOOT-06]', async () => {
  let answer = () => {};
  subscribe.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  send('amira@souk.example');
  await waitFor(() => expect(subscribe).toHaveBeenCalledOnce());
  expect(button().getAttribute('aria-busy')).toBe('true');
  fireEvent.click(button());
  await act(async () => answer());
  await screen.findByText('Subscribed Successfully');
  expect(subscribe).toHaveBeenCalledOnce();
});

it('a newsletter address that the server refuses stays in the field with the reason [FOOT-06, API-05]', async () => {
  subscribe.mockRejectedValue(
    new ApiError('refused', [{ code: 'email', message: 'This address is subscribed already.' }]),
  );
  send('amira@souk.example');
  expect((await screen.findByText(/\S/, { selector: '[role=status]' })).textContent).toBe(
    'This address is subscribed already.',
  );
  expect(field().value).toBe('amira@souk.example');
});
