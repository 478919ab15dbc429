/** What stands in front of the processes while they are tried. */
export type FrontDoor = { name: string; stop(): Promise<void> };
