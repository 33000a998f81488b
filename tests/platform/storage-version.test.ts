import { beforeEach, expect, it } from 'vitest';
import { createBrowserStore } from '../../src/platform/storage/browser-store';
import { readDraft, writeDraft } from '../../src/platform/storage/drafts';
import { matchVersion } from '../../src/platform/storage/storage-version';
import { keepTrace, readTrace } from '../../src/platform/storage/traces';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('location', 'Quay 1');
  keepTrace('recent_searches', ['dates']);
  writeDraft('review', 'good');
});
const start = () => matchVersion(createBrowserStore());
const remembered = () => [
  readTrace('recent_searches'),
  readDraft('review'),
  localStorage.getItem('location'),
];

it('keeps what this version has remembered, and what was there before there were versions [STO-03]', () => {
  start();
  start();
  expect(remembered()).toEqual([['dates'], 'good', 'Quay 1']);
});

it('forgets what another version has remembered in its form, and keeps what has the form of the client [STO-01, STO-03]', () => {
  localStorage.setItem('souk_version', '99');
  start();
  expect(remembered()).toEqual([null, null, 'Quay 1']);
  expect(localStorage.getItem('souk_version')).toBe('1');
});
