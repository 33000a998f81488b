import type { Scenario } from './scenarios';

/** Tuesday 24 November 2026, 13:00 in the demo city. All demo data is relative to this moment. */
export const DEMO_NOW = Date.parse('2026-11-24T09:00:00Z');

/** The demo city is at UTC+4 all year. */
export const UTC_OFFSET_MINUTES = 240;

const MINUTE = 60_000;

/** Time stands still in the demo world, so that every visit finds the same shops open; a scenario may shift it. */
export const demoTime = (scenario: Scenario): number => DEMO_NOW + scenario.clockShiftMinutes * MINUTE;
