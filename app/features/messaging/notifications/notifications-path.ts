export const NOTIFICATIONS_PATH = "/dashboard/benachrichtigungen";
