/** Whether the visitor's browser asks to save data: then nothing is loaded ahead (L6, Q6). */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
