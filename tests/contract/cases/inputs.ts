/** Inputs that several cases share. */

export const demoPaymentPassword = "246810";

/** Worlds are separate, so the same id can be used in all. */
export const requestId = "6f0d7a52-98a1-4c1e-9d55-0b6f6c1f2e11";

export const firstPage = () => ({ pageNo: 1, pageSize: 20 });

export const sinceLastWeek = () => {
  const to = Date.now();
  return { from: to - 7 * 86_400_000, to };
};

export const lastYear = () => {
  const to = Date.now();
  return { from: to - 365 * 86_400_000, to };
};

export const lastWeek = () => ({ ...firstPage(), ...sinceLastWeek() });
