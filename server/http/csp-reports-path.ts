export const CSP_REPORTS_PATH = "/csp-reports";
