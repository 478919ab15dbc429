/** The setting that says when a database was filled with the demo. */
export const DEMO_MARK = "demo_content";
