import { checkModel } from '../../support/check-model';
import { preferencesModel } from './preferences.model';

checkModel(preferencesModel, {
  'the theme of the chart is the theme of the context': (at) => at.matches({ theme: at.context.theme }),
  'only another language is asked about': (at) =>
    at.matches({ language: 'idle' }) || (at.context.candidate ?? at.context.language) !== at.context.language,
  'a language that is not being changed leaves no candidate': (at) =>
    !at.matches({ language: 'idle' }) || at.context.candidate === null,
});
