import type { Queryable } from '../../../db/database';
import { DEMO_CODE } from '../../../demo/announce';
import { demoPhone } from '../../../demo/identity/demo-phone';
import { demoProvider } from '../../../demo/identity/demo-provider';
import { demoOutgoing } from '../../../demo/outbox/outbox';
import type { Log } from '../../../http/answer-error';
import { firebasePhone } from '../codes/firebase';
import type { Outgoing } from '../outgoing';
import { PASSWORD_COST, passwordsAt } from '../passwords/passwords';
import { facebookProvider } from '../social/facebook';
import { googleProvider } from '../social/google';
import { appleProvider } from '../social/id-tokens';
import type { IdentityServices, Medium, SocialProvider } from './identity.types';
import type { IdentitySettings } from './identity-settings';
import { smsWebhook } from './sms-webhook';
import { smtpMail } from './smtp';

type Surroundings = { database: Queryable; isDemo: boolean; wallClock: () => number; log: Log };

/** What the operator set up; the demo plays everything that is not. */
export function identityServices(settings: IdentitySettings, surroundings: Surroundings): IdentityServices {
  const { isDemo, database, log } = surroundings;
  const running = new Set<Promise<void>>();
  const report = (what: string, error: unknown) =>
    log(`${what}: ${error instanceof Error ? error.message : String(error)}`);
  const played = (medium: Medium) => (isDemo ? demoProvider(medium, database) : null);
  return {
    outgoing: outgoingOf(settings, surroundings),
    fixedCode: isDemo ? DEMO_CODE : null,
    social: {
      google: realProviders.google(settings) ?? played('google'),
      facebook: realProviders.facebook(settings) ?? played('facebook'),
      apple: realProviders.apple(settings) ?? played('apple'),
    },
    phone: settings.firebaseApiKey ? firebasePhone(settings.firebaseApiKey) : isDemo ? demoPhone : null,
    passwords: passwordsAt(PASSWORD_COST),
    publicUrl: settings.publicUrl,
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

function outgoingOf(
  { smtpUrl, mailFrom, smsWebhookUrl }: IdentitySettings,
  { isDemo, database, wallClock }: Surroundings,
): Outgoing {
  const played = isDemo ? demoOutgoing(database, wallClock) : null;
  return {
    sendMail: smtpUrl && mailFrom ? smtpMail(smtpUrl, mailFrom) : (played?.sendMail ?? null),
    sendSms: smsWebhookUrl ? smsWebhook(smsWebhookUrl) : (played?.sendSms ?? null),
  };
}

const realProviders: Record<Medium, (settings: IdentitySettings) => SocialProvider | null> = {
  google: ({ googleClientId }) => (googleClientId === null ? null : googleProvider(googleClientId)),
  apple: ({ appleClientId }) => (appleClientId === null ? null : appleProvider(appleClientId)),
  facebook: ({ facebookAppId, facebookAppSecret }) =>
    facebookAppId && facebookAppSecret ? facebookProvider(facebookAppId, facebookAppSecret) : null,
};
