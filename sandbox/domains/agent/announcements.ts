import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import type { Localised } from "../../http/language.ts";
import { cutPage } from "../../http/page-answer.ts";
import { paging } from "../../http/params.ts";
import { dayMs, startOfDay } from "../records/days.ts";

interface AgentNotice {
  id: number;
  daysOld: number;
  title: Localised;
  content: Localised;
}

const notices: readonly AgentNotice[] = [
  {
    id: 501,
    daysOld: 0,
    title: {
      EN: "Real-time salary every five minutes",
      KR: "5분마다 실시간 급여 정산",
      VN: "Lương thời gian thực mỗi năm phút",
      TH: "ค่าตอบแทนเรียลไทม์ทุกห้านาที",
      CN: "实时工资每五分钟结算",
      JP: "リアルタイム給与を5分ごとに精算",
    },
    content: {
      EN: "<p>Accepted contracts are settled every five minutes from the play of your team.</p>",
      KR: "<p>수락된 계약은 팀의 플레이를 기준으로 5분마다 정산됩니다.</p>",
      VN: "<p>Hợp đồng đã chấp nhận được kết toán mỗi năm phút theo hoạt động của đội nhóm.</p>",
      TH: "<p>สัญญาที่ยอมรับแล้วสรุปทุกห้านาทีจากการเล่นของทีม</p>",
      CN: "<p>已接受的契约按团队的游戏情况每五分钟结算一次。</p>",
      JP: "<p>承諾された契約は、チームのプレイに基づき5分ごとに精算されます。</p>",
    },
  },
  {
    id: 502,
    daysOld: 3,
    title: {
      EN: "New rates for card rooms",
      KR: "카드 게임 신규 요율",
      VN: "Tỷ lệ mới cho game bài",
      TH: "อัตราใหม่สำหรับเกมไพ่",
      CN: "棋牌新比例",
      JP: "カードルームの新料率",
    },
    content: {
      EN: "<p>Rates for card rooms can now be set to 0.01%.</p>",
      KR: "<p>카드 게임 요율을 0.01% 단위로 설정할 수 있습니다.</p>",
      VN: "<p>Tỷ lệ game bài nay có thể đặt đến 0,01%.</p>",
      TH: "<p>ตั้งอัตราเกมไพ่ได้ละเอียดถึง 0.01% แล้ว</p>",
      CN: "<p>棋牌比例现可精确到 0.01%。</p>",
      JP: "<p>カードルームの料率を0.01%単位で設定できるようになりました。</p>",
    },
  },
  {
    id: 503,
    daysOld: 9,
    title: {
      EN: "Registration links with rates",
      KR: "요율이 포함된 가입 링크",
      VN: "Liên kết đăng ký kèm tỷ lệ",
      TH: "ลิงก์สมัครพร้อมอัตรา",
      CN: "带比例的注册链接",
      JP: "料率付きの登録リンク",
    },
    content: {
      EN: "<p>Create a link in the registration center. Whoever joins with it starts at its rates.</p>",
      KR: "<p>가입 센터에서 링크를 만들면 가입자는 해당 요율로 시작합니다.</p>",
      VN: "<p>Tạo liên kết trong trung tâm đăng ký; ai tham gia bằng liên kết sẽ bắt đầu với tỷ lệ đó.</p>",
      TH: "<p>สร้างลิงก์ในศูนย์สมัครสมาชิก ผู้สมัครผ่านลิงก์เริ่มที่อัตรานั้น</p>",
      CN: "<p>在开户中心创建链接，通过链接加入者即按该比例开始。</p>",
      JP: "<p>登録センターでリンクを作成すると、登録者はその料率から始まります。</p>",
    },
  },
  {
    id: 504,
    daysOld: 24,
    title: {
      EN: "How dividends are paid",
      KR: "배당 지급 안내",
      VN: "Cách trả cổ tức",
      TH: "วิธีจ่ายเงินปันผล",
      CN: "分红发放方式",
      JP: "配当の支払い方法",
    },
    content: {
      EN: "<p>If a dividend is not paid after its period, the platform pays it and freezes the upline's account.</p>",
      KR: "<p>기간 후 지급되지 않은 배당은 플랫폼이 지급하며 상위 에이전트는 동결됩니다.</p>",
      VN: "<p>Cổ tức chưa trả sau kỳ sẽ do nền tảng chi, và tuyến trên bị đóng băng.</p>",
      TH: "<p>เงินปันผลที่ไม่จ่ายหลังจบงวดจะจ่ายโดยแพลตฟอร์ม และบัญชีสายบนถูกระงับ</p>",
      CN: "<p>周期结束后未支付的分红由平台发放，上级代理将被冻结。</p>",
      JP: "<p>期間後に支払われない配当はプラットフォームが支払い、上位エージェントは凍結されます。</p>",
    },
  },
];

/** CA50: the operator's announcements for agents, newest first. */
export const agentAnnouncements = defineCall({
  id: "CA50",
  methods: ["GET"],
  path: "/wps/agent/announcements",
  modules: ["AGEANNOUNCE3", "COMM3"],
  token: "required",
  audience: "agent",
  params: v.strictObject(paging),
  run: ({ lang, now }, params) =>
    cutPage(
      notices.map(({ id, daysOld, title, content }) => ({
        id,
        title: title[lang],
        content: content[lang],
        execution: "A",
        timestamp: startOfDay(now) - daysOld * dayMs,
      })),
      params,
    ),
});
