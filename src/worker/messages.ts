type PushedMessage = { title?: string; body?: string; link?: string; language?: string };

export function showMessage(registration: ServiceWorkerRegistration, data: PushMessageData | null) {
  const { title = '', body = '', link = '/', language = 'en' } = (data?.json() ?? {}) as PushedMessage;
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  return registration.showNotification(title, {
    body,
    dir,
    lang: language,
    icon: '/icon-192.png',
    tag: link,
    data: { link },
  });
}

/** Opens the notification's link in an open page or a new one, always within this shop. */
export async function openMessage(clients: Clients, notification: Notification): Promise<void> {
  notification.close();
  const { origin } = self.location;
  const { link = '/' } = (notification.data ?? {}) as PushedMessage;
  const address = new URL(link, origin);
  const url = address.origin === origin ? address.href : origin;
  const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (page === undefined) return void (await clients.openWindow(url));
  await page.navigate(url);
  await page.focus();
}
