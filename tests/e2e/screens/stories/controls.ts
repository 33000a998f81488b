import type { Locator } from '@playwright/test';
import type { Stage } from '../stage';
import type { Lead } from '../story-script';

type StoryStage = Omit<Stage, 'camera'>;

export const labelled = ({ page, shopper }: StoryStage, name: string): Locator =>
  page.getByLabel(shopper.say(name), { exact: true }).filter({ visible: true }).first();
/** A button of the open dialog; the submit button comes last. */
export const inDialog = ({ page, shopper }: StoryStage, name: string): Locator =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: shopper.say(name), exact: true })
    .last();
export const visibleButton = ({ shopper }: StoryStage, name: string): Locator =>
  shopper.button(name).filter({ visible: true }).first();

export const takeAway = ({ page, shopper }: StoryStage): Locator =>
  page.getByText(shopper.say('Take-away'), { exact: true }).first();

/** Types into a field, and does the rest of the form afterwards. */
export const typesInto = (field: string, text: string, further?: Lead['further']): Lead => ({
  control: (stage) => labelled(stage, field),
  text,
  ...(further && { further }),
});

/** Opens the sign-in form: in the header, on a phone in the bottom bar. */
export async function accountButton({ page, shopper }: StoryStage): Promise<Locator> {
  const inBar = page
    .getByRole('navigation', { name: shopper.say('Quick access') })
    .getByRole('button', { name: shopper.say('Account') });
  return (await inBar.isVisible())
    ? inBar
    : page.getByRole('banner').getByRole('button', { name: shopper.say('Sign In') });
}
