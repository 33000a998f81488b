import type { Report } from './report';

/**
 * The report for programs. It contains everything that the other formats contain, and the events themselves.
 */
export const toJson = ({ flow: _flow, paths: _paths, gaps: _gaps, ...report }: Report): string =>
  `${JSON.stringify(report, null, 2)}\n`;
