import { beforeEach, expect, it } from 'vitest';
import { createBrowserStore } from '../../src/platform/storage/browser-store';
import { readDraft, writeDraft } from '../../src/platform/storage/drafts';
import { readActivity, saveActivity } from '../../src/platform/storage/recent-activity';
import { matchVersion } from '../../src/platform/storage/storage-version';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('location', 'Quay 1');
  saveActivity('recent_searches', ['dates']);
  writeDraft('review', 'good');
});
const start = () => matchVersion(createBrowserStore());
const remembered = () => [
  readActivity('recent_searches'),
  readDraft('review'),
  localStorage.getItem('location'),
];

it('stored values of the current version and values without a version are kept [STO-03]', () => {
  start();
  start();
  expect(remembered()).toEqual([['dates'], 'good', 'Quay 1']);
});

it('values of another version are deleted, except those in the client’s format [STO-01, STO-03]', () => {
  localStorage.setItem('souk_version', '99');
  start();
  expect(remembered()).toEqual([null, null, 'Quay 1']);
  expect(localStorage.getItem('souk_version')).toBe('1');
});
