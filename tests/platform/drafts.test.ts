import { afterEach, expect, it, vi } from 'vitest';

const fresh = async () => {
  vi.resetModules();
  return import('../../src/platform/storage/drafts');
};

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('a form draft survives a reload of the tab [AUTH-62]', async () => {
  (await fresh()).writeDraft('profile', { name: 'Dana' });
  expect((await fresh()).readDraft('profile')).toEqual({ name: 'Dana' });
});

it('deleting one draft or all drafts deletes nothing else [MENU-08]', async () => {
  sessionStorage.setItem('other', 'stays');
  const drafts = await fresh();
  drafts.writeDraft('profile', 1);
  drafts.writeDraft('order', 2);
  drafts.forgetDraft('profile');
  expect([drafts.readDraft('profile'), drafts.readDraft('order')]).toEqual([null, 2]);
  drafts.forgetDrafts();
  expect(drafts.readDraft('order')).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});

it('a draft lasts as long as the page when storage is blocked [STO-02]', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const drafts = await fresh();
  drafts.writeDraft('order', 2);
  expect(drafts.readDraft('order')).toBe(2);
  drafts.forgetDrafts();
  expect(drafts.readDraft('order')).toBeNull();
});

it('an altered draft in storage is ignored [STO-02]', async () => {
  sessionStorage.setItem('souk.draft.order', '{');
  expect((await fresh()).readDraft('order')).toBeNull();
});
