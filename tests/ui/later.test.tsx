import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { later } from '../../src/ui/later';

const Drawer = () => <p>The drawer</p>;
const place = <p>Its place</p>;

test('a part that was prepared is there in the moment it is asked for [NFR-06]', async () => {
  const Part = later(async () => Drawer);
  await Part.prepare();
  render(
    <Suspense fallback={place}>
      <Part />
    </Suspense>,
  );
  expect(screen.getByText('The drawer')).toBeTruthy();
});

test('a part that nobody expected has its place until it has come [NFR-06]', async () => {
  const Part = later(async () => Drawer);
  render(
    <Suspense fallback={place}>
      <Part />
    </Suspense>,
  );
  expect(screen.getByText('Its place')).toBeTruthy();
  expect(await screen.findByText('The drawer')).toBeTruthy();
});

test('a preparation that fails is forgotten: it is asked for again when it is shown [NFR-08]', async () => {
  let tries = 0;
  const Part = later(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no network');
    return Drawer;
  });
  await Part.prepare().catch(() => undefined);
  render(
    <Suspense fallback={place}>
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText('The drawer')).toBeTruthy();
});
