import type { SocialMedium } from '../../../../domain/auth/login';
import type { Log } from '../../../http/answer-error';
import type { LocalText } from '../../../http/language';
import { SHOP_NAME } from '../../shared/site-config';
import { firebasePhone } from '../codes/firebase';
import { PASSWORD_COST, passwordsAt } from '../passwords/passwords';
import { facebookProvider } from '../social/facebook';
import { googleProvider } from '../social/google';
import { appleProvider } from '../social/id-tokens';
import type { IdentityServices, SocialProvider } from './identity.types';
import type { IdentitySettings } from './identity-settings';
import { smsWebhook, smtpMail } from './outgoing';

/** The services that replace those that aren't configured: none, or the demo's simulations. */
export type FakeServices = Pick<IdentityServices, 'outgoing' | 'fixedCode' | 'social' | 'phone'>;

const NOBODY: FakeServices = {
  outgoing: { sendMail: null, sendSms: null },
  fixedCode: null,
  social: { google: null, facebook: null, apple: null },
  phone: null,
};

export function identityServices(
  settings: IdentitySettings,
  log: Log,
  { outgoing, fixedCode, social, phone }: FakeServices = NOBODY,
  shopName: LocalText = SHOP_NAME,
): IdentityServices {
  const { smtpUrl, mailFrom, smsWebhookUrl, firebaseApiKey, publicUrl } = settings;
  const running = new Set<Promise<void>>();
  const report = (what: string, error: unknown) =>
    log(`${what}: ${error instanceof Error ? error.message : String(error)}`);
  const providerOf = (medium: SocialMedium) => realProviders[medium](settings) ?? social[medium];
  return {
    outgoing: {
      sendMail: smtpUrl && mailFrom ? smtpMail(smtpUrl, mailFrom) : outgoing.sendMail,
      sendSms: smsWebhookUrl ? smsWebhook(smsWebhookUrl) : outgoing.sendSms,
    },
    // The fixed demo code is off as soon as a real sender is configured, because the code is public.
    fixedCode: smtpUrl || smsWebhookUrl || firebaseApiKey ? null : fixedCode,
    social: {
      google: providerOf('google'),
      facebook: providerOf('facebook'),
      apple: providerOf('apple'),
    },
    phone: firebaseApiKey ? firebasePhone(firebaseApiKey) : phone,
    sms: settings.sms,
    passwords: passwordsAt(PASSWORD_COST),
    publicUrl,
    shopName,
    report,
    inBackground(work) {
      const settled = work
        .catch((error: unknown) => report('Work in the background failed', error))
        .finally(() => running.delete(settled));
      running.add(settled);
    },
    async settle() {
      await Promise.all(running);
    },
  };
}

const realProviders: Record<SocialMedium, (settings: IdentitySettings) => SocialProvider | null> = {
  google: ({ googleClientId }) => (googleClientId === null ? null : googleProvider(googleClientId)),
  apple: ({ appleClientId }) => (appleClientId === null ? null : appleProvider(appleClientId)),
  facebook: ({ facebookAppId, facebookAppSecret }) =>
    facebookAppId && facebookAppSecret ? facebookProvider(facebookAppId, facebookAppSecret) : null,
};
