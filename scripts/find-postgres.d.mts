export type PostgresServer = { url: string; version: string; stop(): Promise<void> };
export function startPostgres(options: { log: (line: string) => void }): Promise<PostgresServer>;
