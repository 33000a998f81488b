import { expect, it } from 'vitest';
import { styleOf } from '../support/styles';
import { openPage } from '../support/whole-page';

const box = (name: string, kind?: string) => {
  const element = document.createElement('div');
  element.className = name;
  if (kind) element.dataset.kind = kind;
  return element;
};
const SITE_HEADER = 'src/features/site/header/site-header.module.css';
const UTILITY_BAR = 'src/features/site/header/utility-bar.module.css';
const SITE_FOOTER = 'src/features/site/footer/site-footer.module.css';
const SECTION = 'src/features/catalogue/page/section.module.css';

it.each([
  [390, true],
  [1180, true],
  [1181, false],
  [1440, false],
])('the header is compact up to 1180 px: %i px [NAV-42, CONST-03]', async (width, isCompact) => {
  const { page } = await openPage('/home');
  const isHidden = (selector: string, file: string) => {
    const found = page.querySelector(selector);
    if (!found) throw new Error(`There is no ${selector}`);
    return styleOf(found, 'display', file, { width }) === 'none';
  };
  expect(isHidden('header nav[aria-label="Shop"]', SITE_HEADER)).toBe(isCompact);
  expect(isHidden('header [class*="_bar_"]:has(nav[aria-label="Service"])', UTILITY_BAR)).toBe(isCompact);
  expect(isHidden('header button[aria-label="Menu"]', SITE_HEADER)).toBe(!isCompact);
});

it.each([
  [360, true],
  [768, true],
  [769, false],
  [1440, false],
])(
  'policy links are in the main footer on small screens and in the bottom bar on others: %i px [FOOT-07]',
  async (width, isSmall) => {
    const { page } = await openPage('/categories');
    const policies = [...page.querySelectorAll('footer nav[aria-label="Policies"]')];
    const links = policies.map((nav) =>
      [...nav.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    );
    expect(links).toHaveLength(2);
    expect(links[0]).toEqual(links[1]);
    expect(links[0]).toContain('/refund-policy');
    expect(policies.map((nav) => styleOf(nav, 'display', SITE_FOOTER, { width }) !== 'none')).toEqual([
      isSmall,
      !isSmall,
    ]);
  },
);

it.each([768, 1024, 1440])('a product card is 230 px wide at %i px [CONST-22, CARD-01]', (width) => {
  expect(styleOf(box('row', 'item'), 'grid-auto-columns', SECTION, { width })).toBe('230px');
  expect(styleOf(box('grid', 'item'), 'grid-template-columns', SECTION, { width })).toBe(
    'repeat(auto-fill, 230px)',
  );
});

it('the list of saved addresses is at most 40vh high and scrolls [ADDR-15, CONST-08]', () => {
  const file = 'src/features/location/saved-addresses.module.css';
  for (const width of [390, 1440]) {
    expect(styleOf(box('cards'), 'max-block-size', file, { width })).toBe('40vh');
    expect(styleOf(box('cards'), 'overflow-y', file, { width })).toBe('auto');
  }
});
