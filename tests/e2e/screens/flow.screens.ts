import { test } from '@playwright/test';
import { Shopper, TONGUES, type Tongue } from '../support/shopper';
import { Camera, type Device } from './camera';
import { doorScenes } from './door.scenes';
import { shopScenes } from './shop.scenes';
import type { Scene } from './stage';

const DEVICES: Record<Device, { width: number; height: number }> = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
};

for (const tongue of TONGUES)
  for (const device of Object.keys(DEVICES) as Device[]) {
    for (const [name, scene] of Object.entries(doorScenes)) take(name, scene, tongue, device, false);
    for (const [name, scene] of Object.entries(shopScenes)) take(name, scene, tongue, device, true);
  }

function take(name: string, scene: Scene, tongue: Tongue, device: Device, isAtHome: boolean): void {
  test(`${name} (${tongue}, ${device})`, async ({ page, context }) => {
    await page.setViewportSize(DEVICES[device]);
    const shopper = new Shopper(page, tongue);
    const camera = new Camera(page, device, tongue);
    await shopper.speaks();
    if (isAtHome) await shopper.livesInHarbour();
    await camera.follows();
    await scene({ page, context, shopper, camera });
  });
}
