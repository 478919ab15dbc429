import sharp from "sharp";
import { failure, ok, type Result } from "#domain/result.ts";

// One libvips thread per picture: parallelism comes from several pictures, and the event loop stays free.
sharp.concurrency(1);
sharp.cache(false);

const MAX_RUNNING = 2;
const MAX_WAITING = 400;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs picture work, at most two at a time in this process: uploads and resizing share the cores.
 * When too much is waiting already, the caller is asked to come back later.
 */
export async function runPictureJob<T>(job: () => Promise<T>): Promise<Result<T, "busy">> {
  if (running >= MAX_RUNNING) {
    if (waiting.length >= MAX_WAITING) return failure("busy");
    // The one who finishes hands over its place, so the count does not change here.
    await new Promise<void>((resume) => waiting.push(resume));
  } else {
    running += 1;
  }
  try {
    return ok(await job());
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
