/** The space at the top of the window that toasts and anchors keep free, in CSS pixels. */
export const TOP_SPACE = 76;
