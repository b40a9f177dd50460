import type { Localised } from "../../http/language.ts";

interface Bank {
  code: string;
  names: Localised;
}

/** Banks that payments go to. */
export const banks: readonly Bank[] = [
  {
    code: "HARBOUR",
    names: {
      EN: "Harbour Bank",
      KR: "하버은행",
      VN: "Ngân hàng Harbour",
      TH: "ธนาคารฮาร์เบอร์",
      CN: "海港银行",
      JP: "ハーバー銀行",
    },
  },
  {
    code: "LANTERN",
    names: {
      EN: "Lantern Savings",
      KR: "랜턴저축은행",
      VN: "Quỹ tiết kiệm Lantern",
      TH: "แลนเทิร์นออมทรัพย์",
      CN: "灯笼储蓄",
      JP: "ランタン貯蓄銀行",
    },
  },
  {
    code: "TIDE",
    names: {
      EN: "Tide Bank",
      KR: "타이드은행",
      VN: "Ngân hàng Tide",
      TH: "ธนาคารไทด์",
      CN: "潮汐银行",
      JP: "タイド銀行",
    },
  },
  {
    code: "ORCHARD",
    names: {
      EN: "Orchard Trust",
      KR: "오차드신탁",
      VN: "Tín thác Orchard",
      TH: "ออร์ชาร์ดทรัสต์",
      CN: "果园信托",
      JP: "オーチャード信託",
    },
  },
  {
    code: "NORTHGATE",
    names: {
      EN: "Northgate Bank",
      KR: "노스게이트은행",
      VN: "Ngân hàng Northgate",
      TH: "ธนาคารนอร์ธเกต",
      CN: "北门银行",
      JP: "ノースゲート銀行",
    },
  },
  {
    code: "SEVENHILLS",
    names: {
      EN: "Seven Hills Bank",
      KR: "세븐힐스은행",
      VN: "Ngân hàng Seven Hills",
      TH: "ธนาคารเซเว่นฮิลส์",
      CN: "七丘银行",
      JP: "セブンヒルズ銀行",
    },
  },
];

/** Returns the name of a bank's code; an unknown code is returned unchanged. */
export function bankNamed(written: string): string {
  return banks.find(({ code }) => code === written)?.names.EN ?? written;
}
