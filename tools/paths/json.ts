import type { Report } from './report';

/** Returns the report for programs. It contains all data of the other formats, and the events themselves. */
export const toJson = ({ flow: _flow, paths: _paths, gaps: _gaps, ...report }: Report): string =>
  `${JSON.stringify(report, null, 2)}\n`;
