import type { By, Text } from '../../tests/support/model/words';

/** The texts around the paths, such as headings. */
export const labels = {
  paths: { en: 'paths', ar: 'مسارات' },
  steps: { en: 'steps', ar: 'خطوات' },
  start: { en: 'Start', ar: 'البداية' },
  by: { en: 'Who', ar: 'من' },
  action: { en: 'Step', ar: 'الخطوة' },
  expect: { en: 'Expect', ar: 'المتوقع' },
  state: { en: 'State', ar: 'الحالة' },
  same: { en: 'as before', ar: 'كما كان' },
  blocked: {
    en: 'Nothing changes; the control may be hidden or disabled',
    ar: 'لا يتغير شيء، وقد يكون عنصر التحكم مخفيًا أو معطلًا',
  },
  coverage: { en: 'Coverage', ar: 'التغطية' },
  covered: { en: 'Paths', ar: 'المسارات' },
  rules: { en: 'Rules', ar: 'القواعد' },
  rule: { en: 'Rule', ar: 'القاعدة' },
  states: { en: 'States', ar: 'الحالات' },
  transitions: { en: 'Transitions', ar: 'الانتقالات' },
  transition: { en: 'Transition', ar: 'الانتقال' },
  machine: { en: 'Machine', ar: 'الآلة' },
  allFlows: { en: 'All flows', ar: 'كل المسارات' },
  missing: { en: '**not covered**', ar: '**غير مغطى**' },
} satisfies Record<string, Text>;

/** The texts of a path that was recorded in the flow gallery. */
export const recordedLabels = {
  lead: {
    en: 'Steps 1 to {count} lead to where the recording began.',
    ar: 'تؤدي الخطوات من 1 إلى {count} إلى حيث بدأ التسجيل.',
  },
  leadOfOne: {
    en: 'Step 1 leads to where the recording began.',
    ar: 'تؤدي الخطوة 1 إلى حيث بدأ التسجيل.',
  },
} satisfies Record<string, Text>;

/** The texts of paths across flows. `{name}` is the control that the customer uses. */
export const storyLabels = {
  all: { en: 'Paths across flows', ar: 'مسارات عبر عدة مخططات' },
  open: { en: 'Open the page', ar: 'افتح الصفحة' },
  press: { en: 'Press “{name}”', ar: 'اضغط «{name}»' },
  type: { en: 'Fill in the form from “{name}” on', ar: 'املأ النموذج بدءًا من «{name}»' },
  wait: { en: 'Wait', ar: 'انتظر' },
  flows: { en: 'Flows', ar: 'المسارات' },
} satisfies Record<string, Text>;

export const actors: Record<By, Text> = {
  tester: { en: 'you', ar: 'أنت' },
  server: { en: 'server', ar: 'الخادم' },
  time: { en: 'time', ar: 'الوقت' },
  browser: { en: 'browser', ar: 'المتصفح' },
  shop: { en: 'shop', ar: 'المتجر' },
};
