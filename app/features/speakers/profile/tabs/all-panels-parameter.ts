/** The address whose HTML has every panel; the tabs lead there until their scripts are awake. */
export const WHOLE_PARAMETER = "alles";
