// Shows what the shop tells while no page of it is looked at. It keeps nothing and answers no request.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title = '', body = '', link = '/', language = 'en' } = event.data?.json() ?? {};
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  event.waitUntil(
    self.registration.showNotification(title, { body, dir, lang: language, icon: '/logo.svg', tag: link, data: { link } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.link ?? '/'));
});

/** In a page that is open, else in a new one; nowhere but in this shop. */
async function show(link) {
  const { origin } = self.location;
  const address = new URL(link, origin);
  const url = address.origin === origin ? address.href : origin;
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (page === undefined) return self.clients.openWindow(url);
  await page.navigate(url);
  return page.focus();
}
