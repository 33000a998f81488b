import { defineRolldownBabelPreset } from '@rolldown/plugin-babel';

/** Babel only runs on files with a macro, because it would take most of the build time. */
export const linguiMacros = defineRolldownBabelPreset({
  preset: () => ({ plugins: ['@lingui/babel-plugin-lingui-macro'] }),
  rolldown: { filter: { code: /@lingui\/(core|react)\/macro/ } },
});
