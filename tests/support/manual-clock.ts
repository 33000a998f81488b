/**
 * A manual clock that fires one timer at a time. A generated path has no durations, so it may end a long
 * timer before a short one.
 */
export class ManualClock {
  private timers: { id: number; run: () => void; milliseconds: number }[] = [];
  private lastId = 0;

  setTimeout = (run: () => void, milliseconds: number): number => {
    this.lastId += 1;
    this.timers.push({ id: this.lastId, run, milliseconds });
    return this.lastId;
  };

  clearTimeout = (id: number): void => {
    this.timers = this.timers.filter((timer) => timer.id !== id);
  };

  isRunning = (milliseconds: number): boolean =>
    this.timers.some((timer) => timer.milliseconds === milliseconds);

  fire(milliseconds: number): void {
    const due = this.timers.find((timer) => timer.milliseconds === milliseconds);
    if (!due) throw new Error(`No timer of ${milliseconds} ms is running`);
    this.clearTimeout(due.id);
    due.run();
  }
}
