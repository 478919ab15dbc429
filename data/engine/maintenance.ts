/** Runs a task again and again with a pause between; the returned function stops it and waits for a run in progress. */
export function scheduleMaintenance(
  task: () => Promise<void>,
  everyMs: number,
  onError: (error: Error) => void,
): () => Promise<void> {
  let inProgress = Promise.resolve();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const schedule = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      inProgress = task().catch(onError).finally(schedule);
    }, everyMs);
    timer.unref();
  };
  schedule();

  return () => {
    isStopped = true;
    clearTimeout(timer);
    return inProgress;
  };
}
