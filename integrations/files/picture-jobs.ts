import sharp from "sharp";
import { createJobSlots, type JobSlots } from "#integrations/untrusted/job-slots.ts";

// One libvips thread per picture: parallelism comes from several pictures, and the event loop stays free.
sharp.concurrency(1);
sharp.cache(false);

/** Runs picture work, at most two at a time in this process: uploads and resizing share the cores. */
export const runPictureJob = createJobSlots({ running: 2, waiting: 400, waitMs: 30_000 });

const takeUploadTurn = createJobSlots({ running: 1, waiting: 20, waitMs: 10_000 });

/** Uploads hold one of the two places at most: the slowest of them does not stop resizing for readers. */
export const runUploadJob: JobSlots = async (job) => {
  const turn = await takeUploadTurn(() => runPictureJob(job));
  return turn.ok ? turn.value : turn;
};
