import { directionOf } from '../../../domain/languages';
import type { Language } from '../../http/language';
import { escaped } from '../../http/page-head';

type Page = { language: Language; title: string; body: string; script?: string };

/** Returns an HTML page that does not load the app. */
export const htmlPage = ({ language, title, body, script }: Page): string => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="icon" href="/logo.svg">
<link rel="stylesheet" href="/demo/page.css">
${script === undefined ? '' : `<script type="module" src="${script}"></script>`}
</head>
<body><main>${body}</main></body>
</html>`;
