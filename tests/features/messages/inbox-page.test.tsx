import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error';
import { InboxPage } from '../../../src/features/messages/inbox-page';
import { NotificationsPage } from '../../../src/features/messages/notifications-page';
import { createReads } from '../../../src/platform/reads';
import { second, threadOf } from '../../machines/messages/chat.model';
import { basil } from '../../machines/messages/conversations.model';
import { AccountStage, signedInAs } from '../account/account-stage';
import { amira } from '../account/people';

async function visit(path: string, messages: object, Page: typeof InboxPage = InboxPage) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/profile',
    component: () => <Page person={amira} />,
  });
  const router = createRouter({
    context: { api: { account: { own: async () => ({ messages }) } }, reads: createReads() } as never,
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <AccountStage session={signedInAs(amira)} onOutdated={() => void router.invalidate()}>
          <RouterProvider router={router as never} />
        </AccountStage>
      </I18nProvider>,
    ),
  );
}

const conversations = async () => [basil];

it('a chat message that failed shows the reason and is sent again with the same key [CHAT-02]', async () => {
  const send = vi
    .fn()
    .mockRejectedValueOnce(new ApiError('server'))
    .mockResolvedValueOnce(
      threadOf([second, { ...second, id: 9, isOwn: true, isSeen: false, text: 'Hello' }]),
    );
  await visit('/profile?page=inbox&with=store-1', {
    conversations,
    thread: async () => threadOf([second]),
    send,
  });
  const field = await screen.findByRole('textbox', { name: 'Message' });
  fireEvent.change(field, { target: { value: 'Hello' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect((await screen.findByRole('alert')).textContent).toContain('Not sent. Sorry, Something Went Wrong');
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(/Sent$/)).toBeDefined();
  expect(send.mock.calls[0]?.[0].key).toBe(send.mock.calls[1]?.[0].key);
  expect((field as HTMLTextAreaElement).value).toBe('');
});

it('an empty list of conversations and a failed one have different texts [CHAT-01, NFR-09]', async () => {
  const failing = vi.fn().mockRejectedValueOnce(new ApiError('server')).mockImplementation(conversations);
  await visit('/profile?page=inbox&with=courier-7', {
    conversations: failing,
    thread: async () => {
      throw new ApiError('notFound');
    },
  });
  expect(await screen.findByText('This conversation isn’t available')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Basil Kitchen/ })).toBeDefined();
});

it('the search of the inbox requests the conversations with its text, and says when there are none [CHAT-01]', async () => {
  const list = vi.fn(async (text: string) => (text === '' ? [basil] : []));
  await visit('/profile?page=inbox', { conversations: list });
  expect(await screen.findByRole('link', { name: /Basil Kitchen/ })).toBeDefined();
  const field = screen.getByRole('searchbox', { name: 'Search messages' });
  fireEvent.change(field, { target: { value: ' pizza ' } });
  expect(await screen.findByText('No results.')).toBeDefined();
  expect(list.mock.calls.map(([text]) => text)).toEqual(['', 'pizza']);
  expect(screen.queryByRole('link', { name: /Basil Kitchen/ })).toBeNull();
});

it('one or all notifications can be marked as read, and a failure is reported [NOTI-02, NFR-09]', async () => {
  const bell = { kind: 'wallet', text: '', link: null, at: '2026-01-01T10:00:00Z' };
  const known = [
    { ...bell, id: 4, title: 'Money came', isRead: false },
    { ...bell, id: 5, title: 'Money went', isRead: false },
    { ...bell, id: 6, title: 'Points came', isRead: true },
  ];
  const read = vi
    .fn(async (ids: number[] | null) => {
      for (const one of known) one.isRead ||= ids === null || ids.includes(one.id);
    })
    .mockRejectedValueOnce(new ApiError('offline'));
  await visit(
    '/profile?page=notifications',
    { notifications: async () => structuredClone(known), read },
    NotificationsPage,
  );
  const press = (name: string | RegExp) =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await press(/Points came/);
  expect(read).not.toHaveBeenCalled();
  await press(/Money came/);
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t connect');
  await press('Try again');
  expect(await screen.findByText('1 unread')).toBeDefined();
  await press('Mark all as read');
  expect(await screen.findByText('All read')).toBeDefined();
  expect(read.mock.calls.map(([ids]) => ids)).toEqual([[4], [4], null]);
});
