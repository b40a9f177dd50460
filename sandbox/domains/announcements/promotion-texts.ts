import type { Localised } from "../../http/language.ts";

/** Title and HTML of a promotion. Amounts are left out: what a member receives is shown in the member's currency. */
interface PromotionTexts {
  title: Localised;
  content: Localised;
}

/** The texts of each promotion by its id. They say what `participation.ts` does. */
export const promotionTexts: Readonly<Record<number, PromotionTexts>> = {
  1: {
    title: {
      EN: "Welcome bonus: your first deposit doubled",
      KR: "웰컴 보너스: 첫 입금 두 배",
      VN: "Thưởng chào mừng: nhân đôi lần nạp đầu tiên",
      TH: "โบนัสต้อนรับ: ฝากครั้งแรกรับเพิ่มเท่าตัว",
      CN: "迎新红利：首次存款翻倍",
      JP: "ウェルカムボーナス：初回入金が2倍",
    },
    content: {
      EN: "<p>We match your first deposit, up to the amount shown when you take part.</p><ul><li>One bonus per account</li><li>Claim it here after your first deposit</li><li>Wagering requirement: 20 times the bonus</li></ul>",
      KR: "<p>첫 입금액만큼 보너스를 드립니다. 최대 금액은 참여 화면에 표시됩니다.</p><ul><li>계정당 1회</li><li>첫 입금 후 이 페이지에서 받기</li><li>베팅 조건: 보너스의 20배</li></ul>",
      VN: "<p>Chúng tôi tặng thêm số tiền bằng lần nạp đầu tiên của bạn, tối đa bằng mức hiển thị khi tham gia.</p><ul><li>Mỗi tài khoản một lần</li><li>Nhận thưởng tại trang này sau lần nạp đầu tiên</li><li>Vòng cược: 20 lần tiền thưởng</li></ul>",
      TH: "<p>เรามอบโบนัสเท่ากับยอดฝากครั้งแรกของคุณ สูงสุดตามจำนวนที่แสดงเมื่อเข้าร่วม</p><ul><li>บัญชีละหนึ่งครั้ง</li><li>รับโบนัสที่หน้านี้หลังฝากครั้งแรก</li><li>ยอดเทิร์น: 20 เท่าของโบนัส</li></ul>",
      CN: "<p>我们按您的首次存款等额赠送，最高金额以参与时显示为准。</p><ul><li>每个账号一次</li><li>首次存款后在本页领取</li><li>流水要求：红利的 20 倍</li></ul>",
      JP: "<p>初回入金と同額のボーナスを進呈します。上限は参加時に表示されます。</p><ul><li>1アカウントにつき1回</li><li>初回入金後、このページで受け取り</li><li>賭け条件：ボーナスの20倍</li></ul>",
    },
  },
  2: {
    title: {
      EN: "Weekly loss bonus of up to 8%",
      KR: "주간 손실 보너스 최대 8%",
      VN: "Thưởng tiền thua hằng tuần đến 8%",
      TH: "โบนัสยอดเสียรายสัปดาห์สูงสุด 8%",
      CN: "每周亏损红利最高 8%",
      JP: "週間損失ボーナス 最大8%",
    },
    content: {
      EN: "<p>Join once. Every Monday you can claim a part of last week's losses here: 5%, or up to 8% at higher VIP levels.</p><p>There is no wagering requirement.</p>",
      KR: "<p>한 번만 참여하면 매주 월요일 지난주 손실의 일부를 이 페이지에서 받을 수 있습니다. 기본 5%, VIP 등급에 따라 최대 8%입니다.</p><p>베팅 조건이 없습니다.</p>",
      VN: "<p>Chỉ cần tham gia một lần. Mỗi thứ Hai, bạn có thể nhận lại tại đây một phần tiền thua của tuần trước: 5%, tối đa 8% tùy cấp VIP.</p><p>Không yêu cầu vòng cược.</p>",
      TH: "<p>เข้าร่วมเพียงครั้งเดียว ทุกวันจันทร์รับคืนส่วนหนึ่งของยอดเสียสัปดาห์ก่อนได้ที่นี่: 5% และสูงสุด 8% ตามระดับ VIP</p><p>ไม่ต้องทำยอดเทิร์น</p>",
      CN: "<p>只需参与一次。每周一可在此领取上周亏损的一部分：5%，按 VIP 等级最高 8%。</p><p>无流水要求。</p>",
      JP: "<p>参加は一度だけ。毎週月曜日に、前週の損失の一部をここで受け取れます。5%、VIPレベルに応じて最大8%です。</p><p>賭け条件はありません。</p>",
    },
  },
  3: {
    title: {
      EN: "Jackpot week: a prize for 30 rounds",
      KR: "잭팟 위크: 30라운드 플레이 리워드",
      VN: "Tuần lễ jackpot: 30 ván, một phần thưởng",
      TH: "สัปดาห์แจ็กพอต: ครบ 30 รอบ รับรางวัล",
      CN: "奖池周：玩满 30 局领奖",
      JP: "ジャックポットウィーク：30ラウンドで賞金",
    },
    content: {
      EN: "<p>Join, then play 30 rounds on any slots. Claim the prize here as soon as the last round is settled.</p>",
      KR: "<p>참여한 뒤 원하는 슬롯에서 30라운드를 플레이해 주세요. 마지막 라운드가 정산되면 이 페이지에서 리워드를 받을 수 있습니다.</p>",
      VN: "<p>Tham gia rồi chơi 30 ván ở bất kỳ trò slot nào. Phần thưởng có tại đây ngay khi ván cuối được kết toán.</p>",
      TH: "<p>เข้าร่วมแล้วเล่นสล็อตเกมใดก็ได้ 30 รอบ รางวัลจะรออยู่ที่นี่ทันทีที่รอบสุดท้ายสรุปผล</p>",
      CN: "<p>参与后在任意老虎机玩满 30 局。最后一局结算后即可在此领取奖励。</p>",
      JP: "<p>参加後、お好きなスロットで30ラウンドをプレイしてください。最後のラウンドの精算後、ここで賞金を受け取れます。</p>",
    },
  },
  4: {
    title: {
      EN: "Live casino: ten rounds at the tables",
      KR: "라이브 카지노: 테이블에서 10라운드",
      VN: "Casino trực tiếp: mười ván tại bàn",
      TH: "คาสิโนสด: สิบรอบที่โต๊ะ",
      CN: "真人娱乐：牌桌十局",
      JP: "ライブカジノ：テーブルで10ラウンド",
    },
    content: {
      EN: "<p>Play ten rounds at any live table while the promotion runs. You take part with your first bet. Claim the bonus here.</p>",
      KR: "<p>프로모션 기간에 라이브 테이블에서 10라운드를 플레이해 주세요. 첫 베팅과 함께 참여되며 보너스는 이 페이지에서 받습니다.</p>",
      VN: "<p>Chơi mười ván tại bất kỳ bàn trực tiếp nào trong thời gian khuyến mãi. Bạn tham gia ngay từ lần cược đầu tiên; nhận thưởng tại đây.</p>",
      TH: "<p>เล่นที่โต๊ะสดโต๊ะใดก็ได้สิบรอบในช่วงโปรโมชั่น คุณเข้าร่วมทันทีที่เดิมพันครั้งแรก และรับโบนัสได้ที่นี่</p>",
      CN: "<p>活动期间在任意真人牌桌玩满十局。首次投注即视为参与，红利在此领取。</p>",
      JP: "<p>期間中にライブテーブルで10ラウンドをプレイしてください。最初のベットで参加となり、ボーナスはここで受け取れます。</p>",
    },
  },
  5: {
    title: {
      EN: "Fishing week: a bonus for 20 rounds",
      KR: "피싱 위크: 20라운드 보너스",
      VN: "Tuần lễ bắn cá: 20 ván nhận thưởng",
      TH: "สัปดาห์ยิงปลา: ครบ 20 รอบ รับโบนัส",
      CN: "捕鱼周：玩满 20 局得红利",
      JP: "フィッシングウィーク：20ラウンドでボーナス",
    },
    content: {
      EN: "<p>Join, then play 20 rounds in any fishing room. Claim the bonus here.</p>",
      KR: "<p>참여한 뒤 피싱 게임에서 20라운드를 플레이해 주세요. 보너스는 이 페이지에서 받습니다.</p>",
      VN: "<p>Tham gia rồi chơi 20 ván ở bất kỳ phòng bắn cá nào. Nhận thưởng tại đây.</p>",
      TH: "<p>เข้าร่วมแล้วเล่นเกมยิงปลาห้องใดก็ได้ 20 รอบ รับโบนัสได้ที่นี่</p>",
      CN: "<p>参与后在任意捕鱼房间玩满 20 局，红利在此领取。</p>",
      JP: "<p>参加後、お好きなフィッシングルームで20ラウンドをプレイしてください。ボーナスはここで受け取れます。</p>",
    },
  },
  6: {
    title: {
      EN: "Match days: a bonus for five sports bets",
      KR: "매치 데이: 스포츠 베팅 5회 보너스",
      VN: "Ngày thi đấu: thưởng cho năm vé cược thể thao",
      TH: "วันแข่งขัน: โบนัสสำหรับเดิมพันกีฬาห้าครั้ง",
      CN: "比赛日：五注体育投注得红利",
      JP: "マッチデー：スポーツベット5回でボーナス",
    },
    content: {
      EN: "<p>Join, then place five sports bets. Bets count once they are settled. Claim the bonus here.</p>",
      KR: "<p>참여한 뒤 스포츠에 다섯 번 베팅해 주세요. 정산된 베팅만 인정되며 보너스는 이 페이지에서 받습니다.</p>",
      VN: "<p>Tham gia rồi đặt năm vé cược thể thao. Vé được tính khi đã kết toán; nhận thưởng tại đây.</p>",
      TH: "<p>เข้าร่วมแล้วเดิมพันกีฬาห้าครั้ง นับเมื่อสรุปผลแล้ว รับโบนัสได้ที่นี่</p>",
      CN: "<p>参与后进行五次体育投注。投注结算后计入，红利在此领取。</p>",
      JP: "<p>参加後、スポーツに5回ベットしてください。精算済みのベットが対象となり、ボーナスはここで受け取れます。</p>",
    },
  },
  7: {
    title: {
      EN: "Bring a friend",
      KR: "친구 초대",
      VN: "Giới thiệu bạn bè",
      TH: "ชวนเพื่อน",
      CN: "邀请好友",
      JP: "お友達紹介",
    },
    content: {
      EN: "<p>Share your link. When a friend who registered with it makes a first deposit, you can claim a bonus here, once per account.</p>",
      KR: "<p>링크를 공유해 주세요. 링크로 가입한 친구가 처음 입금하면 이 페이지에서 보너스를 받을 수 있습니다. 계정당 1회입니다.</p>",
      VN: "<p>Chia sẻ liên kết của bạn. Khi một người bạn đăng ký qua liên kết và nạp tiền lần đầu, bạn có thể nhận thưởng tại đây, mỗi tài khoản một lần.</p>",
      TH: "<p>แชร์ลิงก์ของคุณ เมื่อเพื่อนที่สมัครผ่านลิงก์ฝากเงินครั้งแรก คุณรับโบนัสได้ที่นี่ บัญชีละหนึ่งครั้ง</p>",
      CN: "<p>分享您的链接。通过链接注册的好友完成首次存款后，您可在此领取红利，每个账号一次。</p>",
      JP: "<p>リンクを共有してください。リンクから登録したお友達が初回入金をすると、ここでボーナスを受け取れます。1アカウントにつき1回です。</p>",
    },
  },
  8: {
    title: {
      EN: "VIP gift for Silver members",
      KR: "실버 회원 VIP 선물",
      VN: "Quà VIP cho hội viên Bạc",
      TH: "ของขวัญ VIP สำหรับสมาชิกซิลเวอร์",
      CN: "白银会员 VIP 礼金",
      JP: "シルバー会員へのVIPギフト",
    },
    content: {
      EN: "<p>When your bets reach the Silver level, you can claim a gift here, once per account.</p>",
      KR: "<p>누적 베팅이 실버 등급 기준에 도달하면 이 페이지에서 선물을 받을 수 있습니다. 계정당 1회입니다.</p>",
      VN: "<p>Khi tổng tiền cược của bạn đạt mức của cấp Bạc, bạn có thể nhận quà tại đây, mỗi tài khoản một lần.</p>",
      TH: "<p>เมื่อยอดเดิมพันสะสมถึงเกณฑ์ระดับซิลเวอร์ คุณรับของขวัญได้ที่นี่ บัญชีละหนึ่งครั้ง</p>",
      CN: "<p>累计投注达到白银等级要求后，可在此领取礼金，每个账号一次。</p>",
      JP: "<p>累計ベット額がシルバーレベルの条件に達すると、ここでギフトを受け取れます。1アカウントにつき1回です。</p>",
    },
  },
};
