import { defineRolldownBabelPreset } from '@rolldown/plugin-babel';

/** Runs Babel only on files that contain a macro. On all files it would take most of the build time. */
export const linguiMacros = defineRolldownBabelPreset({
  preset: () => ({ plugins: ['@lingui/babel-plugin-lingui-macro'] }),
  rolldown: { filter: { code: /@lingui\/(core|react)\/macro/ } },
});
