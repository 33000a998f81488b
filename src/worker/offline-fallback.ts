/** Shown offline if the app shell is not cached. It needs no other file. */
export const offlineFallback = (): Response =>
  new Response(PAGE, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });

const pageOf = (language: string, dir: string, title: string, text: string, again: string) =>
  `<main lang="${language}" dir="${dir}"><h1>${title}</h1><p>${text}</p><a href="">${again}</a></main>`;

const STYLE = `
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fbf8f3;color:#201a14;font:1.125rem/1.6 system-ui,sans-serif;text-align:center}
main{padding:2rem;max-width:32rem}
:root[lang=ar] [lang=en],:root[lang=en] [lang=ar]{display:none}
a{display:inline-block;padding:.75rem 1.5rem;border-radius:999px;background:#201a14;color:#fbf8f3;text-decoration:none}
@media(prefers-color-scheme:dark){body{background:#16130f;color:#f3ece3}a{background:#f3ece3;color:#16130f}}`;

/** Selects the stored language, else the browser's. */
const CHOICE = `
let chosen=null;try{chosen=localStorage.getItem('language-setting')}catch{}
document.documentElement.lang=(chosen||navigator.language).startsWith('ar')?'ar':'en';
addEventListener('online',()=>location.reload())`;

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Souk</title><style>${STYLE}</style><script>${CHOICE}</script></head><body>${pageOf(
  'en',
  'ltr',
  'You are offline',
  'Check your connection and try again. The page opens by itself when the network is back.',
  'Try again',
)}${pageOf(
  'ar',
  'rtl',
  'أنت غير متصل',
  'تحقق من اتصالك وحاول مرة أخرى. تُفتح الصفحة وحدها عند عودة الشبكة.',
  'حاول مرة أخرى',
)}</body></html>`;
