/** A member's lists are requested in pages of twenty (K2) and shown in slides of five (K7, A28). */
export const accountPageSize = 20;
export const accountSlide = 5;
