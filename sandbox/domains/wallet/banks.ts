import type { Localised } from "../../http/language.ts";

interface Bank {
  code: string;
  names: Localised;
}

/** Banks that payments go to. */
export const banks: readonly Bank[] = [
  { code: "HARBOUR", names: { EN: "Harbour Bank", KR: "하버은행" } },
  { code: "LANTERN", names: { EN: "Lantern Savings", KR: "랜턴저축은행" } },
  { code: "TIDE", names: { EN: "Tide Bank", KR: "타이드은행" } },
  { code: "ORCHARD", names: { EN: "Orchard Trust", KR: "오차드신탁" } },
  { code: "NORTHGATE", names: { EN: "Northgate Bank", KR: "노스게이트은행" } },
  { code: "SEVENHILLS", names: { EN: "Seven Hills Bank", KR: "세븐힐스은행" } },
];

/** The name that a bank's code stands for; a name that nobody knows stays as it was written. */
export function bankNamed(written: string): string {
  return banks.find(({ code }) => code === written)?.names.EN ?? written;
}
