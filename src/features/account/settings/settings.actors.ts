import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fromPromise } from 'xstate';
import { dataExportMachine } from '../../../../machines/account/data-export.machine';
import type { AccountApi } from '../../../api/account-api';

export const provideDataExport = (api: Pick<AccountApi, 'own'>) =>
  dataExportMachine.provide({
    actors: {
      saveDataExport: fromPromise(async () => {
        const { everything } = await api.own();
        saveFile(i18n._(msg`my-account.json`), JSON.stringify(await everything(), null, 2));
      }),
    },
  });

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
