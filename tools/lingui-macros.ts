import { defineRolldownBabelPreset } from '@rolldown/plugin-babel';

/** Only files with a macro are read by Babel: it takes longer than all the rest of a build. */
export const linguiMacros = defineRolldownBabelPreset({
  preset: () => ({ plugins: ['@lingui/babel-plugin-lingui-macro'] }),
  rolldown: { filter: { code: /@lingui\/(core|react)\/macro/ } },
});
