import type { Lang, Localised } from "../../http/language.ts";

const words: Readonly<Record<string, Localised>> = {
  opening: { EN: "Opening balance", KR: "기초 잔액" },
  deposit: { EN: "Deposit", KR: "입금" },
  withdrawal: { EN: "Withdrawal", KR: "출금" },
  fee: { EN: "Withdrawal fee", KR: "출금 수수료" },
  correction: { EN: "Correction", KR: "조정" },
  wallet: { EN: "Wallet transfer", KR: "지갑 이동" },
  line: { EN: "Line transfer", KR: "라인 이체" },
  bonus: { EN: "Bonus", KR: "보너스" },
  reward: { EN: "Reward", KR: "보상" },
  rebate: { EN: "Rebate", KR: "리베이트" },
  contract: { EN: "Contract", KR: "계약" },
  convert: { EN: "Points converted", KR: "포인트 전환" },
  order: { EN: "Points order", KR: "포인트 교환" },
};

/** What a statement says of a movement, from the ledger's reference; rounds have no words. */
export function remarkOf(reference: string, lang: Lang): string {
  const [word = "", first = "", ...rest] = reference.split(":");
  const said = words[word]?.[lang];
  if (said === undefined) return "";
  if (word === "line") return `${said} ${rest.join(" → ")}`;
  if (word === "wallet") return `${said} ${[first, ...rest].join(" → ")}`;
  return word === "opening" ? said : `${said} ${first}`.trim();
}
