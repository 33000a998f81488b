import { test } from '@playwright/test';
import { LOCALES, type Locale, Shopper } from '../support/shopper';
import { Camera, type Device } from './camera';
import { consoleSignInScenes } from './console-sign-in.scenes';
import { DEVICES } from './devices';
import { personScenes } from './person.scenes';
import { shopScenes } from './shop.scenes';
import { signInScenes } from './sign-in.scenes';
import type { Scene } from './stage';

const MAX_PICTURES = 100;

type Named = [name: string, scene: Scene, isAtHome: boolean];
const named = (scenes: Record<string, Scene>, isAtHome: boolean): Named[] =>
  Object.entries(scenes).map(([name, scene]) => [name, scene, isAtHome]);

/** The first scene that passes a state provides its screenshot. */
const scenes: Named[] = [
  ...named(consoleSignInScenes, false),
  ...named(shopScenes, true),
  ...named(signInScenes, true),
  ...named(personScenes, true),
];

for (const locale of LOCALES)
  for (const device of Object.keys(DEVICES) as Device[])
    for (const [index, [name, scene, isAtHome]] of scenes.entries())
      take(name, scene, { locale, device, isAtHome, order: index * MAX_PICTURES });

type Take = { locale: Locale; device: Device; isAtHome: boolean; order: number };

function take(name: string, scene: Scene, { locale, device, isAtHome, order }: Take): void {
  test(`takes a screenshot of ${name} (${locale}, ${device})`, async ({ page, context, request }) => {
    await page.setViewportSize(DEVICES[device]);
    const shopper = new Shopper(page, locale);
    const camera = new Camera(page, device, locale, order);
    await shopper.speaks();
    if (isAtHome) await shopper.livesInHarbour();
    await camera.follows();
    await scene({ page, context, request, shopper, camera });
  });
}
