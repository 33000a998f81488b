import { afterEach, expect, it, vi } from 'vitest';
import { readAnewWhenOutlived } from '../../src/app/outlived';

const missing = () => window.dispatchEvent(new Event('vite:preloadError'));
let builds = 0;

afterEach(() => vi.restoreAllMocks());

function pageOf(build: string, session: () => Storage = () => sessionStorage) {
  const reload = vi.fn();
  readAnewWhenOutlived({ build, session, reload });
  return reload;
}
const newBuild = () => {
  builds += 1;
  return `/assets/start-${builds}.js`;
};

it('reads the page anew when a script is there no more, once for each build [NFR-09]', () => {
  const build = newBuild();
  const reload = pageOf(build);
  missing();
  missing();
  expect(reload).toHaveBeenCalledTimes(1);
  const sameAgain = pageOf(build);
  missing();
  expect(sameAgain).not.toHaveBeenCalled();
  const next = pageOf(newBuild());
  missing();
  expect(next).toHaveBeenCalledTimes(1);
});

it('waits for the network, which may be all that is missing [NFR-09]', () => {
  const reload = pageOf(newBuild());
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  missing();
  expect(reload).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  missing();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('never reads a page anew that could not remember it', () => {
  const reload = pageOf(newBuild(), () => {
    throw new Error('The browser keeps nothing');
  });
  missing();
  expect(reload).not.toHaveBeenCalled();
});
