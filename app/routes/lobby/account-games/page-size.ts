/** A member's lists are asked for by twenty (K2) and shown by five (K7, A28). */
export const accountPageSize = 20;
export const accountSlide = 5;
