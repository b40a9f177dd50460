/** The address of a promotion (R50, A24). */
export const promotionPath = (id: string) => `/PromotionDetail?id=${encodeURIComponent(id)}`;
