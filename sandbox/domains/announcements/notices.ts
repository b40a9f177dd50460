import type { Localised } from "../../http/language.ts";

/**
 * An announcement. Execution B is for guests, A for members, F for a member's first login (S19).
 * `hoursOld` counts back from the top of the present hour.
 */
export interface Notice {
  id: number;
  execution: "A" | "B" | "F";
  promotionType?: string;
  hoursOld: number;
  title: Localised;
  content: Localised;
}

/** Announcements of the player list (type PL): the marquee and the announcements block (A32). */
export const playerNotices: readonly Notice[] = [
  {
    id: 101,
    execution: "B",
    hoursOld: 2,
    title: {
      EN: "Slots maintenance on Tuesday, 04:00 to 05:00",
      KR: "화요일 04:00~05:00 슬롯 점검",
      VN: "Bảo trì slot thứ Ba, 04:00 đến 05:00",
      TH: "ปิดปรับปรุงสล็อตวันอังคาร 04:00–05:00",
      CN: "周二 04:00–05:00 老虎机维护",
      JP: "火曜日 04:00～05:00 スロットのメンテナンス",
    },
    content: {
      EN: "<p>Games by Paper Gate and Moonwell are paused for an hour. Open rounds are settled beforehand.</p>",
      KR: "<p>페이퍼 게이트와 문웰 게임이 한 시간 동안 중단됩니다. 진행 중인 라운드는 미리 정산됩니다.</p>",
      VN: "<p>Trò chơi của Paper Gate và Moonwell tạm dừng một giờ. Các ván đang mở được kết toán trước.</p>",
      TH: "<p>เกมของ Paper Gate และ Moonwell หยุดหนึ่งชั่วโมง รอบที่ค้างจะสรุปก่อน</p>",
      CN: "<p>Paper Gate 和 Moonwell 的游戏暂停一小时，未完成的局会提前结算。</p>",
      JP: "<p>Paper GateとMoonwellのゲームを1時間停止します。進行中のラウンドは事前に精算します。</p>",
    },
  },
  {
    id: 102,
    execution: "B",
    hoursOld: 9,
    title: {
      EN: "New games this week",
      KR: "이번 주 신규 게임",
      VN: "Trò chơi mới tuần này",
      TH: "เกมใหม่สัปดาห์นี้",
      CN: "本周新游戏",
      JP: "今週の新しいゲーム",
    },
    content: {
      EN: "<p>The latest slots, fishing rooms and mini games are in the lobby.</p>",
      KR: "<p>새로운 슬롯, 피싱, 미니 게임을 로비에서 만나보세요.</p>",
      VN: "<p>Slot, phòng bắn cá và trò chơi nhỏ mới nhất đã có ở sảnh.</p>",
      TH: "<p>สล็อต ห้องยิงปลา และมินิเกมล่าสุดอยู่ในล็อบบี้แล้ว</p>",
      CN: "<p>最新的老虎机、捕鱼和小游戏已在大厅上线。</p>",
      JP: "<p>最新のスロット、フィッシング、ミニゲームがロビーに登場しました。</p>",
    },
  },
  {
    id: 103,
    execution: "A",
    hoursOld: 14,
    title: {
      EN: "Withdrawals are now checked around the clock",
      KR: "출금 심사가 24시간 진행됩니다",
      VN: "Lệnh rút nay được duyệt suốt ngày đêm",
      TH: "ตรวจสอบการถอนตลอด 24 ชั่วโมงแล้ว",
      CN: "提款现已全天候审核",
      JP: "出金の確認が24時間体制になりました",
    },
    content: {
      EN: "<p>We check requests at night and on weekends too.</p>",
      KR: "<p>밤과 주말에도 심사합니다.</p>",
      VN: "<p>Yêu cầu được duyệt cả ban đêm và cuối tuần.</p>",
      TH: "<p>ตรวจสอบคำขอทั้งกลางคืนและวันหยุด</p>",
      CN: "<p>夜间和周末也会审核申请。</p>",
      JP: "<p>夜間と週末も申請を確認します。</p>",
    },
  },
  {
    id: 104,
    execution: "A",
    hoursOld: 26,
    promotionType: "JACKPOT",
    title: {
      EN: "Jackpot week has begun",
      KR: "잭팟 위크가 시작되었습니다",
      VN: "Tuần lễ jackpot đã bắt đầu",
      TH: "สัปดาห์แจ็กพอตเริ่มแล้ว",
      CN: "奖池周已开始",
      JP: "ジャックポットウィークが始まりました",
    },
    content: {
      EN: "<p>Join, play 30 rounds on any slots and claim your reward.</p>",
      KR: "<p>참여하고 슬롯에서 30라운드를 플레이한 뒤 리워드를 받아 주세요.</p>",
      VN: "<p>Tham gia, chơi 30 ván slot bất kỳ và nhận phần thưởng.</p>",
      TH: "<p>เข้าร่วม เล่นสล็อต 30 รอบ แล้วรับรางวัล</p>",
      CN: "<p>参与后玩满 30 局老虎机即可领取奖励。</p>",
      JP: "<p>参加してスロットで30ラウンドプレイすると、特典を受け取れます。</p>",
    },
  },
  {
    id: 105,
    execution: "B",
    hoursOld: 31,
    title: {
      EN: "Beware of copies of our site",
      KR: "유사 사이트에 주의해 주세요",
      VN: "Cảnh giác với trang giả mạo",
      TH: "ระวังเว็บไซต์ลอกเลียนแบบ",
      CN: "谨防仿冒网站",
      JP: "偽サイトにご注意ください",
    },
    content: {
      EN: "<p>We never ask for your password. Check the address before you log in.</p>",
      KR: "<p>비밀번호를 묻는 일은 없습니다. 로그인 전 주소를 확인해 주세요.</p>",
      VN: "<p>Chúng tôi không bao giờ hỏi mật khẩu. Hãy kiểm tra địa chỉ trước khi đăng nhập.</p>",
      TH: "<p>เราไม่เคยถามรหัสผ่าน ตรวจที่อยู่เว็บก่อนเข้าสู่ระบบ</p>",
      CN: "<p>我们绝不会询问您的密码。登录前请核对网址。</p>",
      JP: "<p>パスワードをお尋ねすることはありません。ログイン前にアドレスをご確認ください。</p>",
    },
  },
  {
    id: 106,
    execution: "A",
    hoursOld: 50,
    title: {
      EN: "New deposit method: Quick wallet",
      KR: "새로운 입금 방법: 간편 지갑",
      VN: "Cách nạp mới: Ví nhanh",
      TH: "วิธีฝากใหม่: กระเป๋าด่วน",
      CN: "新增存款方式：快捷钱包",
      JP: "新しい入金方法：クイックウォレット",
    },
    content: {
      EN: "<p>Deposits arrive within a minute.</p>",
      KR: "<p>1분 안에 반영됩니다.</p>",
      VN: "<p>Tiền vào tài khoản trong một phút.</p>",
      TH: "<p>เงินเข้าภายในหนึ่งนาที</p>",
      CN: "<p>一分钟内到账。</p>",
      JP: "<p>1分以内に反映されます。</p>",
    },
  },
  {
    id: 107,
    execution: "F",
    hoursOld: 72,
    title: {
      EN: "Protect your account first",
      KR: "먼저 계정을 보호해 주세요",
      VN: "Trước hết hãy bảo vệ tài khoản",
      TH: "ปกป้องบัญชีของคุณก่อน",
      CN: "请先保护您的账号",
      JP: "まずアカウントを保護しましょう",
    },
    content: {
      EN: "<p>Set a payment password in your member center before you withdraw.</p>",
      KR: "<p>출금하기 전에 회원 센터에서 결제 비밀번호를 설정해 주세요.</p>",
      VN: "<p>Đặt mật khẩu giao dịch trong trung tâm hội viên trước khi rút tiền.</p>",
      TH: "<p>ตั้งรหัสผ่านธุรกรรมในศูนย์สมาชิกก่อนถอนเงิน</p>",
      CN: "<p>提款前请在会员中心设置资金密码。</p>",
      JP: "<p>出金の前に、会員センターで取引パスワードを設定してください。</p>",
    },
  },
];
