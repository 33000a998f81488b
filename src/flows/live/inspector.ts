import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type AnyActorRef, createActor, fromCallback } from 'xstate';
import { isLanguage } from '../../i18n/languages';
import { loadFlowTexts } from '../texts';
import { type Receiver, socketReceiver, windowReceiver } from './inspection.actors';
import { inspectionMachine } from './inspection.machine';
import { reportToGallery } from './report-to-gallery';

const STATELY = 'https://stately.ai/inspect';

/**
 * `?inspect` reports the app's flows to Stately's page, `?inspect=<address>` to another receiver. Only a
 * development-only import loads this file.
 */
export function openInspector(storefront: AnyActorRef, address: string | null, body = document.body) {
  const receiver = receiverAt(address || STATELY);
  const notice = body.ownerDocument.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.style.cssText =
    'position:fixed;inset-block-end:16px;inset-inline:16px;z-index:9999;padding:12px 16px;border-radius:10px;background:#b32416;color:#fff';
  const inspection = createActor(
    inspectionMachine.provide({
      actors: {
        link: receiver.link,
        report: fromCallback(() => reportToGallery(storefront, 'app', receiver.send)),
      },
      actions: {
        sayUnreachable: async () => {
          const { lang } = body.ownerDocument.documentElement;
          const language = isLanguage(lang) ? lang : 'en';
          await loadFlowTexts(language);
          // The app may not have chosen its language yet.
          if (!i18n.locale) i18n.activate(language);
          notice.textContent = i18n._(
            msg`The inspector at ${address || STATELY} can't be reached. The shop works without it.`,
          );
          if (inspection.getSnapshot().matches('unreachable')) body.append(notice);
        },
        sayNothing: () => notice.remove(),
      },
    }),
  );
  inspection.start();
  return () => inspection.stop();
}

const receiverAt = (address: string): Receiver =>
  /^wss?:/.test(address) ? socketReceiver(address) : windowReceiver(address);
