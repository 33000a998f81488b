import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { machines } from '../../../machines';
import type { Shot } from '../../../src/flows/flow-data.types';
import {
  activeStates,
  actorsOf,
  type Live,
  nothingLive,
  withUpdate,
} from '../../../src/flows/live/live-actors';
import { CHANNEL, CONNECTED, type GalleryUpdate, PAGE_OPENED } from '../../../src/flows/live/wire';
import { root } from '../../support/sources';
import type { Locale } from '../support/shopper';

export const SHOTS = join(root, 'dist', 'flows', 'shots');
/** The states on each screenshot; the report combines them. */
export const PARTS = join(root, 'dist', 'flows', 'taken');
const SETTLING = 350;
const PATIENCE = 10_000;

export type Device = Shot['device'];
/** A screenshot with the states of every flow on it; earlier ones take precedence. */
export type Taken = { order: number; shots: Record<string, Shot[]> };

/** Takes screenshots of the app and records which states the app reports for each. */
export class Camera {
  readonly #page: Page;
  readonly #device: Device;
  readonly #tongue: Locale;
  #order: number;

  constructor(page: Page, device: Device, locale: Locale, order: number) {
    this.#page = page;
    this.#device = device;
    this.#tongue = locale;
    this.#order = order;
  }

  /** Follows the app from its start: call it before the page is opened. */
  async follows(): Promise<void> {
    await this.#page.addInitScript(
      ([name, connected, opened]) => {
        const received: unknown[] = [];
        const channel = new BroadcastChannel(name);
        channel.onmessage = ({ data }) => {
          if (data.type === opened) channel.postMessage({ type: connected });
          else received.push(data);
        };
        Object.assign(window, { received: received });
      },
      [CHANNEL, CONNECTED, PAGE_OPENED] as const,
    );
  }

  /** Waits until the app reports these states, such as `cart.lines.failed`. */
  async takes(scene: string, ...expected: string[]): Promise<void> {
    await this.#isIn(expected);
    await this.#page.waitForTimeout(SETTLING);
    const name = `${this.#tongue}-${this.#device}-${scene}`;
    const file = `${name}.jpg`;
    const states = await this.#states();
    const shots = Object.fromEntries(
      [...states].map(([machine, active]) => [
        machine,
        [...active].map((state): Shot => ({ state, device: this.#device, language: this.#tongue, file })),
      ]),
    );
    mkdirSync(SHOTS, { recursive: true });
    mkdirSync(PARTS, { recursive: true });
    await this.#page.screenshot({
      path: join(SHOTS, file),
      type: 'jpeg',
      quality: 72,
      animations: 'disabled',
    });
    const taken: Taken = { order: this.#order, shots };
    this.#order += 1;
    writeFileSync(join(PARTS, `${name}.json`), JSON.stringify(taken));
  }

  async #isIn(expected: readonly string[]): Promise<void> {
    await expect(async () => {
      const active = [...(await this.#states()).values()].flatMap((states) => [...states]);
      expect(active).toEqual(expect.arrayContaining([...expected]));
    }).toPass({ timeout: PATIENCE });
  }

  /** By machine: the active states of its actors. */
  async #states(): Promise<Map<string, ReadonlySet<string>>> {
    const live = await this.#heard();
    return new Map(
      machines.map((machine) => [machine.id, activeStates(machine, actorsOf(live, machine.id))]),
    );
  }

  async #heard(): Promise<Live> {
    const event = (await this.#page.evaluate(
      () => (window as unknown as { received: unknown[] }).received,
    )) as GalleryUpdate[];
    return event.reduce(withUpdate, nothingLive);
  }
}
