/** Which form an outcome belongs to: renewing a deposit's rate. */
export const rateForm = (depositId: string) => `rate-${depositId}`;
