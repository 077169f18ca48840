/** The path of the lead function on its host. Do not change it: pages of older builds post their leads there. */
export const LEAD_PATH = '/functions/v1/lead-proxy';
