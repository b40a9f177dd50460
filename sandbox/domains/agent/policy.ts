import { defineCall } from "../../http/call.ts";
import { PlatformError } from "../../http/errors.ts";
import type { Localised } from "../../http/language.ts";
import { noParams } from "../../http/params.ts";
import { flagsOf } from "../../switches/settings.ts";

const sections: readonly { title: Localised; content: Localised }[] = [
  {
    title: {
      EN: "Who may become an agent",
      KR: "에이전트 자격",
      VN: "Ai có thể làm đại lý",
      TH: "ใครเป็นเอเย่นต์ได้",
      CN: "谁可以成为代理",
      JP: "エージェントになれる方",
    },
    content: {
      EN: "<p>Agents must have reached the minimum age of their country. They open accounts only for people who have agreed to it.</p>",
      KR: "<p>에이전트는 거주 지역의 이용 가능 연령 이상이어야 합니다. 에이전트는 동의한 사람의 계정만 만들 수 있습니다.</p>",
      VN: "<p>Đại lý phải đủ tuổi theo quy định nơi mình ở. Đại lý chỉ mở tài khoản cho người đã đồng ý.</p>",
      TH: "<p>เอเย่นต์ต้องมีอายุถึงเกณฑ์ของพื้นที่ และเปิดบัญชีให้เฉพาะผู้ที่ยินยอม</p>",
      CN: "<p>代理须达到所在地允许的年龄，且只能为同意的人开户。</p>",
      JP: "<p>エージェントはお住まいの地域で利用できる年齢に達した方に限ります。エージェントは同意した方のアカウントのみ開設できます。</p>",
    },
  },
  {
    title: {
      EN: "What agents earn",
      KR: "에이전트 수익",
      VN: "Đại lý nhận được gì",
      TH: "รายได้ของเอเย่นต์",
      CN: "代理收益",
      JP: "エージェントの収入",
    },
    content: {
      EN: "<p>Each contract states its rates. Salaries and dividends are paid from your team's play, after the end of their period.</p>",
      KR: "<p>요율은 계약마다 정해집니다. 급여와 배당은 해당 기간이 끝난 뒤 팀의 플레이를 기준으로 지급됩니다.</p>",
      VN: "<p>Tỷ lệ ghi trong từng hợp đồng. Lương và cổ tức được trả theo hoạt động của đội nhóm, sau kỳ tương ứng.</p>",
      TH: "<p>อัตราอยู่ในแต่ละสัญญา ค่าตอบแทนและเงินปันผลจ่ายจากการเล่นของทีมหลังจบงวด</p>",
      CN: "<p>比例写在各份契约中。工资和分红按团队的游戏情况在周期结束后支付。</p>",
      JP: "<p>料率は各契約に記載されています。給与と配当は、該当期間の終了後、チームのプレイに基づいて支払われます。</p>",
    },
  },
  {
    title: {
      EN: "What is not allowed",
      KR: "금지 사항",
      VN: "Điều không được phép",
      TH: "สิ่งที่ไม่อนุญาต",
      CN: "禁止事项",
      JP: "禁止事項",
    },
    content: {
      EN: "<ul><li>Opening accounts for minors or for yourself</li><li>Making promises that the operator has not made</li></ul>",
      KR: "<ul><li>미성년자 또는 본인 명의의 하위 계정</li><li>운영사가 하지 않은 약속</li></ul>",
      VN: "<ul><li>Tài khoản cho người chưa thành niên hoặc cho chính mình</li><li>Lời hứa mà nhà vận hành không đưa ra</li></ul>",
      TH: "<ul><li>เปิดบัญชีให้ผู้เยาว์หรือให้ตนเอง</li><li>ให้สัญญาที่ผู้ดำเนินการไม่ได้ให้</li></ul>",
      CN: "<ul><li>为未成年人或本人开设下级账号</li><li>作出运营方未作的承诺</li></ul>",
      JP: "<ul><li>未成年者や自分自身のアカウント開設</li><li>運営者が行っていない約束</li></ul>",
    },
  },
];

/** CA83: what agents agree to; `function.not.available` while AGENTPOLICY3 is off. */
export const agentPolicy = defineCall({
  id: "CA83",
  methods: ["GET"],
  path: "/wps/agent/policy",
  modules: ["AGENTPOLICY3"],
  token: "required",
  audience: "real",
  params: noParams,
  run: ({ lang, settings, merchant }) => {
    if (flagsOf(settings, merchant).AGENTPOLICY3 !== "1") {
      throw new PlatformError("function.not.available");
    }
    return {
      sections: sections.map(({ title, content }) => ({
        title: title[lang],
        content: content[lang],
      })),
      changedAt: Date.UTC(2026, 0, 15),
    };
  },
});
