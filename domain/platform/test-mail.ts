/** The mail that proves the mail server once it was handed over. */
export const GO_LIVE_MAIL = "go_live_test";
