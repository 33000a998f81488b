import type { Report } from './report';

/** The machine-readable form: everything the other formats say, with the events themselves. */
export const toJson = ({ flow: _flow, paths: _paths, gaps: _gaps, ...report }: Report): string =>
  `${JSON.stringify(report, null, 2)}\n`;
