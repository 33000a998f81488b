import { expect, type Locator, type Page } from '@playwright/test';
import { demoPlaces } from '../../../server/geo/demo-places';
import { type Say, sayIn } from './words';

export type Locale = 'en' | 'ar';
export const LOCALES: Locale[] = ['en', 'ar'];
/**
 * The Arabic version of a journey is part of the wide run only. The Arabic snapshots check its texts in every
 * run.
 */
export const englishFirst = (locale: Locale) => ({ tag: locale === 'ar' ? '@wide' : [] });

export const addressText = (locale: Locale): string => demoPlaces().points['P-H1'].address[locale];

/** The actions of a customer, by the texts on the page. */
export class Shopper {
  readonly page: Page;
  readonly tongue: Locale;
  readonly say: Say;

  constructor(page: Page, locale: Locale = 'en') {
    this.page = page;
    this.tongue = locale;
    this.say = sayIn(locale);
  }

  /** A visitor who chose this language before. */
  async speaks(): Promise<void> {
    await this.page.addInitScript(
      (language) =>
        localStorage.getItem('language-setting') ?? localStorage.setItem('language-setting', language),
      this.tongue,
    );
  }

  /** A visitor who chose a place in the first zone and a module before. */
  async livesInHarbour(moduleId = 1): Promise<void> {
    const { lat, lng } = demoPlaces().points['P-H1'];
    await this.page.addInitScript(
      ([text, point, id]) => {
        if (localStorage.getItem('zoneid') !== null) return;
        localStorage.setItem('location', text);
        localStorage.setItem('currentLatLng', JSON.stringify(point));
        localStorage.setItem('module', String(id));
        localStorage.setItem('zoneid', '[1]');
      },
      [addressText(this.tongue), { lat, lng }, moduleId] as const,
    );
  }

  async typesAddress(where: Page | Locator = this.page): Promise<void> {
    const [street = ''] = addressText(this.tongue).split(/[,،]/);
    await where.getByRole('combobox', { name: this.say('Delivery address') }).fill(street);
    await this.page.getByRole('option').first().click();
  }

  async choosesMarket(name: string): Promise<void> {
    const chooser = this.page.getByRole('dialog');
    await chooser.getByRole('button', { name }).first().click();
    await expect(chooser).toBeHidden();
  }

  async opensCart(): Promise<void> {
    await this.cartButton().click();
    await expect(this.cart()).toBeVisible();
  }

  /** The cart's button: in the header on wide screens, in the bottom bar on phones. */
  cartButton(): Locator {
    const inHeader = this.page.getByRole('button', {
      name: patternOf(this.say('Shopping Cart, lines: {shown}')),
    });
    const inBar = this.page
      .getByRole('navigation', { name: this.say('Quick access') })
      .getByRole('button', { name: new RegExp(`${this.say('Cart')}$`) });
    return inHeader.or(inBar).filter({ visible: true });
  }

  cart(): Locator {
    return this.page.getByRole('dialog', { name: this.say('Shopping Cart') });
  }

  button(source: string, values?: Record<string, string | number>): Locator {
    return this.page.getByRole('button', { name: this.say(source, values) });
  }

  increase(item: string): Locator {
    return this.button('Increase quantity of {name}', { name: item });
  }
}

/** Collects the page's console errors. */
export function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** Matches a text with any values in its placeholders. */
const patternOf = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\w+\}/)
      .map((part) => part.replaceAll(/[.*+?^$()[\]\\|]/g, '\\$&'))
      .join('.*'),
  );
