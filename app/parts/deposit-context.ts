import { createContext } from "react";

/** Whether a booking is paid with a deposit by the settings: then each of two invoices names its own day. */
export const DepositContext = createContext(false);
