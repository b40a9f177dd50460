import type { Notice } from "./notices.ts";

/** Announcements of the dialog for guests. */
export const guestNotices: readonly Notice[] = [
  {
    id: 201,
    execution: "B",
    hoursOld: 1,
    promotionType: "WELCOME",
    title: {
      EN: "Welcome",
      KR: "환영합니다",
      VN: "Chào mừng",
      TH: "ยินดีต้อนรับ",
      CN: "欢迎",
      JP: "ようこそ",
    },
    content: {
      EN: "<p>Register in a minute, and we double your first deposit.</p>",
      KR: "<p>1분이면 가입할 수 있으며 첫 입금액을 두 배로 드립니다.</p>",
      VN: "<p>Đăng ký trong một phút; lần nạp đầu tiên được nhân đôi.</p>",
      TH: "<p>สมัครในหนึ่งนาที ฝากครั้งแรกรับเพิ่มเท่าตัว</p>",
      CN: "<p>一分钟注册，首次存款翻倍。</p>",
      JP: "<p>登録は1分。初回入金が2倍になります。</p>",
    },
  },
  {
    id: 202,
    execution: "B",
    hoursOld: 6,
    promotionType: "FISH",
    title: {
      EN: "Fishing week",
      KR: "피싱 위크",
      VN: "Tuần lễ bắn cá",
      TH: "สัปดาห์ยิงปลา",
      CN: "捕鱼周",
      JP: "フィッシングウィーク",
    },
    content: {
      EN: "<p>Get a bonus for 20 rounds in any fishing room.</p>",
      KR: "<p>피싱 게임 20라운드를 플레이하면 보너스를 드립니다.</p>",
      VN: "<p>20 ván ở bất kỳ phòng bắn cá nào sẽ có thưởng.</p>",
      TH: "<p>เล่นห้องยิงปลาใดก็ได้ 20 รอบ รับโบนัส</p>",
      CN: "<p>在任意捕鱼房间玩满 20 局即得红利。</p>",
      JP: "<p>お好きなフィッシングルームで20ラウンドプレイするとボーナスがもらえます。</p>",
    },
  },
  {
    id: 203,
    execution: "B",
    hoursOld: 20,
    title: {
      EN: "Play responsibly",
      KR: "책임감 있는 게임",
      VN: "Chơi có trách nhiệm",
      TH: "เล่นอย่างรับผิดชอบ",
      CN: "理性博彩",
      JP: "責任あるゲーミング",
    },
    content: {
      EN: "<p>Gambling is entertainment, not income. The help center has advice.</p>",
      KR: "<p>게임은 수입이 아닌 오락입니다. 조언은 도움말 센터에 있습니다.</p>",
      VN: "<p>Cờ bạc là giải trí, không phải thu nhập. Lời khuyên có trong trung tâm trợ giúp.</p>",
      TH: "<p>การพนันคือความบันเทิง ไม่ใช่รายได้ คำแนะนำอยู่ในศูนย์ช่วยเหลือ</p>",
      CN: "<p>博彩是娱乐，不是收入。建议请见帮助中心。</p>",
      JP: "<p>ギャンブルは娯楽であり、収入ではありません。アドバイスはヘルプセンターにあります。</p>",
    },
  },
];
