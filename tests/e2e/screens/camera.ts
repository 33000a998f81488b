import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { machines } from '../../../machines';
import {
  activeStates,
  actorsOf,
  type Live,
  nothingLive,
  withNews,
} from '../../../src/flows/live/live-actors';
import { CHANNEL, CONNECTED, type News, PAGE_OPENED } from '../../../src/flows/live/wire';
import type { Shot } from '../../../src/flows/products';
import { root } from '../../support/sources';
import type { Tongue } from '../support/shopper';

export const SHOTS = join(root, 'dist', 'flows', 'shots');
const SETTLING = 350;

export type Device = Shot['device'];

/** Photographs the app and writes beside each picture which states it shows, as the app itself tells them. */
export class Camera {
  readonly #page: Page;
  readonly #device: Device;
  readonly #tongue: Tongue;

  constructor(page: Page, device: Device, tongue: Tongue) {
    this.#page = page;
    this.#device = device;
    this.#tongue = tongue;
  }

  /** Follows the app from its first moment; call it before the page is opened. */
  async follows(): Promise<void> {
    await this.#page.addInitScript(
      ([name, connected, opened]) => {
        const heard: unknown[] = [];
        const channel = new BroadcastChannel(name);
        channel.onmessage = ({ data }) => {
          if (data.type === opened) channel.postMessage({ type: connected });
          else heard.push(data);
        };
        Object.assign(window, { heard });
      },
      [CHANNEL, CONNECTED, PAGE_OPENED] as const,
    );
  }

  /** One picture serves every state that has none yet. */
  async takes(scene: string): Promise<void> {
    await this.#page.waitForTimeout(SETTLING);
    const live = await this.#heard();
    const file = `${this.#tongue}-${this.#device}-${scene}.jpg`;
    const added = machines.map((machine) => ({
      machine,
      shots: [...activeStates(machine, actorsOf(live, machine.id))]
        .filter((state) => !this.#has(machine, state))
        .map((state): Shot => ({ state, device: this.#device, language: this.#tongue, file })),
    }));
    if (added.every(({ shots }) => shots.length === 0)) return;
    mkdirSync(SHOTS, { recursive: true });
    await this.#page.screenshot({
      path: join(SHOTS, file),
      type: 'jpeg',
      quality: 72,
      animations: 'disabled',
    });
    for (const { machine, shots } of added)
      if (shots.length > 0) writeFileSync(listOf(machine), JSON.stringify([...shotsOf(machine), ...shots]));
  }

  async #heard(): Promise<Live> {
    const news = (await this.#page.evaluate(
      () => (window as unknown as { heard: unknown[] }).heard,
    )) as News[];
    return news.reduce(withNews, nothingLive);
  }

  #has(machine: AnyStateMachine, state: string): boolean {
    return shotsOf(machine).some(
      (shot) => shot.state === state && shot.device === this.#device && shot.language === this.#tongue,
    );
  }
}

const listOf = (machine: AnyStateMachine): string => join(SHOTS, `${machine.id}.json`);

export const shotsOf = (machine: AnyStateMachine): Shot[] =>
  existsSync(listOf(machine)) ? (JSON.parse(readFileSync(listOf(machine), 'utf8')) as Shot[]) : [];
