import { fsyncSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { fsyncPath } from "./fsync-tree.ts";

type ModuleOptions = Parameters<NodeFS["init"]>[1];
type FileStream = { nfd?: number; node: unknown };
type NodeFileSystem = {
  realPath(node: unknown): string;
  stream_ops: { fsync?: (stream: FileStream) => number };
};

/**
 * The engine's own file system has no fsync, so it would acknowledge commits that are still in the
 * operating system's memory. This one hands every fsync on to the disk.
 */
export class DurableNodeFS extends NodeFS {
  override async init(pglite: PGlite, options: ModuleOptions) {
    const { emscriptenOpts } = await super.init(pglite, options);
    emscriptenOpts.preRun?.push((module) => {
      const nodeFileSystem = module.NODEFS as unknown as NodeFileSystem;
      nodeFileSystem.stream_ops.fsync = (stream) => {
        // Only regular files have a native descriptor here; folders are opened for the purpose.
        if (stream.nfd !== undefined) fsyncSync(stream.nfd);
        else fsyncPath(nodeFileSystem.realPath(stream.node));
        return 0;
      };
    });
    return { emscriptenOpts };
  }
}
