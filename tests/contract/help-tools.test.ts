/** The help center names no tool that is missing or switched off, in any language (A153). */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aurora } from "../../brands/aurora.ts";
import type { Brand } from "../../brands/brand.ts";
import { hanbit } from "../../brands/hanbit.ts";
import { offersOf } from "../../gateway/catalogue/offers.ts";
import { helpCenter, whitelabel } from "../../gateway/domains/system/calls.ts";
import { readFeatures } from "../../gateway/domains/system/features.ts";
import type { Features, Offer } from "../../gateway/generated/resolver-types.ts";
import { createPlatform } from "../../gateway/platform/client.ts";
import { startSandbox, type TestWorld } from "./sandbox.ts";

interface Tool {
  /** Whether the portal has it; a tool that nobody built has no such test. */
  has?: (features: Omit<Features, "__typename">, offers: ReadonlySet<Offer>) => boolean;
  /** Its words by the platform's language codes. */
  words: Record<"EN" | "KR" | "VN" | "TH" | "CN" | "JP", RegExp>;
}

/** A tool that is built takes a `has` here, and its words become free where it is offered. */
const tools: Record<string, Tool> = {
  "limits of one's own": {
    words: {
      EN: /\b(set|deposit|loss|time|lower|higher)\b[^.<]*\blimits?\b/i,
      KR: /한도/,
      VN: /hạn mức|giới hạn/i,
      TH: /วงเงิน|ตั้งขีดจำกัด|ลิมิต/,
      CN: /限额|限制/,
      JP: /限度額|上限/,
    },
  },
  "breaks and self-exclusion": {
    words: {
      EN: /\btake a break|\bexclu|\bcool.?off|\btime.?out/i,
      KR: /이용을 제한|쉬거나|자가 ?제한|휴식/,
      VN: /tạm nghỉ|tự loại trừ/i,
      TH: /พักการเล่น|ระงับตนเอง/,
      CN: /自我排除|冷静期|暂停账户/,
      JP: /自己排除|クールオフ|休止/,
    },
  },
  "a clock of the session": {
    words: {
      EN: /session clock/i,
      KR: /세션 시계/,
      VN: /đồng hồ phiên/i,
      TH: /นาฬิกา/,
      CN: /计时|会话时钟/,
      JP: /セッション時計/,
    },
  },
  "withdrawals without a fee": {
    words: {
      EN: /\bfree of charge\b|\bwithout a fee\b|\bfees?\b/i,
      KR: /수수료/,
      VN: /miễn phí rút|phí rút/i,
      TH: /ค่าธรรมเนียม/,
      CN: /手续费|免费取款/,
      JP: /手数料/,
    },
  },
  "a link by mail": {
    words: {
      EN: /\blink\b/i,
      KR: /링크/,
      VN: /liên kết/i,
      TH: /ลิงก์/,
      CN: /链接/,
      JP: /リンク/,
    },
  },
  "a register of licences": {
    words: {
      EN: /\bregister of|\blink to the register|\blicence\b|\blicensed\b/i,
      KR: /등록부|허가 번호/,
      VN: /giấy phép/i,
      TH: /ใบอนุญาต/,
      CN: /牌照|许可证/,
      JP: /ライセンス|免許/,
    },
  },
  chat: {
    has: ({ chat }) => chat,
    words: {
      EN: /\bchat\b/i,
      KR: /채팅/,
      VN: /trò chuyện|\bchat\b/i,
      TH: /แชท/,
      CN: /聊天|在线客服/,
      JP: /チャット/,
    },
  },
  "free play": {
    has: ({ freePlay }) => freePlay,
    words: {
      EN: /free trial|free play/i,
      KR: /무료 체험/,
      VN: /chơi thử/i,
      TH: /ทดลองเล่น/,
      CN: /试玩/,
      JP: /無料体験|お試し/,
    },
  },
  "a code by SMS": {
    has: ({ phonePasswordReset, smsLogin }) => phonePasswordReset || smsLogin,
    words: {
      EN: /\bSMS\b|\bcode to your/i,
      KR: /문자 메시지|인증번호/,
      VN: /\bSMS\b|mã xác minh/i,
      TH: /SMS|รหัสยืนยัน/,
      CN: /短信|验证码/,
      JP: /SMS|認証コード/,
    },
  },
  "a rebate": {
    has: ({ manualRebate }, offers) => manualRebate && offers.has("REBATE"),
    words: {
      EN: /\brebate/i,
      KR: /리베이트/,
      VN: /hoàn trả/i,
      TH: /คืนยอด/,
      CN: /返水/,
      JP: /リベート/,
    },
  },
  "profit and loss": {
    has: (_features, offers) => offers.has("PROFIT_REPORT"),
    words: {
      EN: /profit and loss/i,
      KR: /손익/,
      VN: /lãi\/lỗ/i,
      TH: /กำไร\/ขาดทุน/,
      CN: /盈亏/,
      JP: /損益/,
    },
  },
  points: {
    has: (_features, offers) => offers.has("POINTS"),
    words: {
      EN: /\bpoints\b/i,
      KR: /포인트/,
      VN: /điểm rời|điểm thưởng/i,
      TH: /คะแนน/,
      CN: /积分/,
      JP: /ポイント/,
    },
  },
};

/** Switches of the platform, each off alone, and all on. */
const switches = [null, "CBS3", "FREEPLAY3", "CHNGPASSVERIF3", "CHNGPASSMAIL3", "MANPLAYREB3"];

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox?.stop());

/** Tools that the help names though the brand has none of them, as "tool in language". */
async function named(world: TestWorld, brand: Brand): Promise<string[]> {
  const found: string[] = [];
  for (const language of brand.languages) {
    const { scope } = world.visit(undefined, brand);
    const platform = createPlatform({ ...scope, language });
    const features = readFeatures(await platform.call(whitelabel, {}));
    const offers = new Set(offersOf(brand));
    const help = (await platform.call(helpCenter, {})).map(({ title, content }) => title + content);
    for (const [tool, { has, words }] of Object.entries(tools)) {
      const word = words[language.platformCode as keyof typeof words];
      if (has?.(features, offers)) continue;
      if (help.some((text) => word.test(text))) found.push(`${tool} in ${language.tag}`);
    }
  }
  return found;
}

describe("A153 C20 the help center promises nothing that is not offered", () => {
  for (const brand of [aurora, hanbit]) {
    it.each(switches)(`${brand.id} with %s off`, async (off) => {
      const world = sandbox.world(`help-${brand.id}-${off ?? "none"}`.toLowerCase());
      if (off) await world.switch("set", { flags: { [off]: "0" } });
      expect(await named(world, brand)).toEqual([]);
    });
  }

  it("finds such words where they stand", () => {
    const promise = "Set deposit limits, take a break, or use the link in the chat.";
    const hits = Object.keys(tools).filter((tool) => tools[tool]?.words.EN.test(promise));
    expect(hits).toEqual([
      "limits of one's own",
      "breaks and self-exclusion",
      "a link by mail",
      "chat",
    ]);
  });
});
