import { type Act, RETRY_PAUSE, type Reply, type Sight, type Target } from '../../tests/support/model/page';
import type { Language } from '../../tests/support/model/words';
import { type Say, wordsOfPage } from './catalogue';

export const quoted = (value: unknown): string => JSON.stringify(value);

/** The context of a generated line: the language of the page, and its clock. */
export type Manner = { say: Say; language: Language; clock: Clock };
/** `none`: real time. `running`: time that a step can advance. `frozen`: time that only steps advance. */
export type Clock = 'none' | 'running' | 'frozen';
export const mannerIn = (language: Language, clock: Clock): Manner => ({
  say: wordsOfPage(language),
  language,
  clock,
});

export function actLines(act: Act, manner: Manner): string[] {
  const on = (target: Target) => locator(target, manner);
  switch (act.act) {
    case 'press':
      return [`await ${on(act.on)}.click();`];
    case 'type':
      return [`await ${on(act.into)}.fill(${quoted(act.text)});`];
    case 'gives':
      return [
        `await Promise.all([page.waitForEvent('filechooser'), ${on(act.to)}.click()]).then(([chooser]) =>`,
        `  chooser.setFiles(${fileText(act.file)}),`,
        ');',
      ];
    case 'ticks':
      return [`await ${on(act.on)}.check();`];
    case 'otherWindow':
      return [`await otherWindow(page, ${quoted(act.does)});`];
    case 'opens':
      return [
        `if (!(await ${on(act.layer)}.isVisible())) await ${on(act.by)}.click();`,
        sightLine({ sees: act.layer }, manner),
      ];
    case 'key':
      return [`await ${act.on ? on(act.on) : 'page.keyboard'}.press(${quoted(act.key)});`];
    case 'goes':
      return [`await page.goto(${quoted(act.path)});`];
    case 'back':
      return ['await page.goBack();'];
    case 'otherTab':
      return [`await otherTab(page, ${quoted(act.values)});`];
    case 'otherTabSays':
      return [`await otherTabSays(page, ${quoted(act.channel)}, ${quoted(act.message)});`];
    case 'network':
      return [`await page.context().setOffline(${!act.isOn});`];
    case 'passes':
      return [
        manner.clock === 'none'
          ? `await page.waitForTimeout(${act.milliseconds});`
          : passing(act.milliseconds),
      ];
    case 'replies':
      return replyLines(act.reply, manner);
    case 'serves':
      return [`await always(page, ${quoted({ [act.call]: act.body })});`];
    case 'awaits':
      return [sightLine(act.sight, manner)];
  }
}

const fileText = ({ name, type, size }: Extract<Act, { act: 'gives' }>['file']): string =>
  `{ name: ${quoted(name)}, mimeType: ${quoted(type)}, buffer: Buffer.alloc(${size}) }`;

function replyLines(reply: Reply, { clock }: Manner): string[] {
  if ('position' in reply) return [`await position(page, ${quoted(reply.position)});`];
  if ('passkey' in reply) return [`await passkey(page, ${quoted(reply.passkey)});`];
  if ('isReal' in reply) return [`await letThrough(calls, ${quoted(addressOf(reply.call))});`];
  if ('file' in reply)
    return [
      reply.isThere
        ? `await letThrough(calls, ${quoted(reply.file)});`
        : `await answer(calls, ${quoted(reply.file)}, 0, null);`,
    ];
  const { call, status, body, tries = 1 } = reply;
  const answered = `await answer(calls, ${quoted(addressOf(call))}, ${status}, ${quoted(body)});`;
  return Array.from({ length: tries }, () => answered).flatMap((line, index) =>
    index > 0 && clock === 'frozen' ? [askedAgain(call), line] : [line],
  );
}

const askedAgain = (call: string): string =>
  `await askedAgain(page, calls, ${quoted(addressOf(call))}, ${RETRY_PAUSE});`;

/** Returns the full path of an API request. */
export const addressOf = (call: string): string => `/api/v1${call}`;

const passing = (milliseconds: number): string => `await page.clock.runFor(${milliseconds});`;

/**
 * Returns an assertion. With a stopped clock it may have to advance the time a little, because the page
 * reacts after a timer.
 */
export function sightLine(sight: Sight, manner: Manner): string {
  const { subject, matcher, args } = expectation(sight, manner);
  // A toast appears at once. Advancing the time for its assertion could end a debounce too early.
  if (manner.clock !== 'frozen' || 'shows' in sight)
    return `await expect(${subject}).${matcher}(${args.join(', ')});`;
  return `await soon(page, (patience) => expect(${subject}).${matcher}(${[...args, 'patience'].join(', ')}));`;
}

type Expectation = { subject: string; matcher: string; args: string[] };

function expectation(sight: Sight, manner: Manner): Expectation {
  const { say, language } = manner;
  const is = (subject: string, matcher: string, ...args: string[]) => ({ subject, matcher, args });
  const reading = (text: string) => is(`page.getByText(${quoted(text)}).first()`, 'toBeVisible');
  if ('sees' in sight) {
    const { isBusy, ...target } = sight.sees;
    return isBusy === undefined
      ? is(locator(target, manner), 'toBeVisible')
      : is(locator(target, manner), 'toHaveAttribute', "'aria-busy'", quoted(String(isBusy)));
  }
  if ('lacks' in sight) return is(locator(sight.lacks, manner), 'toBeHidden');
  if ('holds' in sight) return is(locator(sight.in, manner), 'toHaveValue', quoted(sight.holds));
  if ('reads' in sight) return reading(say(sight.reads, sight.values));
  if ('shows' in sight) return reading(sight.shows[language]);
  if ('misses' in sight) return is(`page.getByText(${quoted(say(sight.misses))})`, 'toBeHidden');
  if ('address' in sight)
    return is('page', 'toHaveURL', `(url) => url.href.includes(${quoted(sight.address)})`);
  return is("page.locator('html')", 'toHaveAttribute', quoted(sight.page), quoted(sight.is));
}

function locator({ inside, ...target }: Target, manner: Manner): string {
  const { role, name, values, isStart, isChecked, isPressed } = target;
  const text = name === undefined ? '' : manner.say(name, values);
  const named = isStart ? `name: startingWith(${quoted(text)})` : `name: ${quoted(text)}, exact: true`;
  const options = [
    ...(name === undefined ? [] : [named]),
    ...(isChecked === undefined ? [] : [`checked: ${isChecked}`]),
    ...(isPressed === undefined ? [] : [`pressed: ${isPressed}`]),
  ];
  const around = inside ? locator(inside, manner) : 'page';
  const which = options.length > 0 ? `, { ${options.join(', ')} }` : '';
  return `${around}.getByRole(${quoted(role)}${which})`;
}
