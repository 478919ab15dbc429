/** What stands in front of the processes while they are tried. */
export type LoadBalancer = { name: string; stop(): Promise<void> };
