/** Other words for bonuses, points and what an account can earn (Q10). */
import type { Need } from "./need.ts";

export const rewards: readonly Need[] = [
  {
    for: "account:/member/bonuses",
    words: {
      en: "wagering, bonus history, bonus, bonuses, my bonus, my bonuses, where is my bonus, bonus not received, bonus missing, wagering requirement, wagering requirements, wagering progress, rollover, playthrough, bonus progress, bonus money, active bonus",
      ko: "보너스 내역, 보너스, 내 보너스, 보너스 어디, 보너스 안 들어왔어요, 베팅 조건, 롤링 조건, 웨이저, 보너스 진행, 보너스 조건",
      vi: "thưởng, tiền thưởng, tiền thưởng của tôi, vòng cược, chưa nhận được thưởng, điều kiện thưởng",
      th: "โบนัส, โบนัสของฉัน, ยอดเทิร์น, เทิร์นโอเวอร์, ทำเทิร์น, โบนัสไม่เข้า",
      zh: "红利, 我的红利, 流水要求, 打码量, 彩金, 红利没到账",
      ja: "ボーナス, マイボーナス, 賭け条件, 出金条件, ボーナス条件, ボーナスが来ない",
    },
  },
  {
    for: "account:/member/rewards",
    words: {
      en: "rewards, reward, claim reward, claim my reward, claim, gifts, red envelope, daily reward, free spins, prize, my prizes",
      ko: "리워드, 보상, 보상 받기, 선물, 경품, 출석 보상, 무료 스핀, 홍바오",
      vi: "phần thưởng, nhận thưởng, quà, lì xì, vòng quay miễn phí",
      th: "รางวัล, รับรางวัล, ของขวัญ, อั่งเปา, ฟรีสปิน",
      zh: "奖励, 领取奖励, 领奖, 礼包, 红包, 免费旋转",
      ja: "特典, 特典を受け取る, 報酬, プレゼント, ご褒美, フリースピン",
    },
  },
  {
    for: "account:/member/missions",
    words: {
      en: "missions, mission, tasks, quests, challenges, leaderboard, ranking, tournament",
      ko: "미션, 퀘스트, 과제, 리더보드, 순위, 랭킹, 토너먼트",
      vi: "nhiệm vụ, bảng xếp hạng, thử thách, giải đấu",
      th: "ภารกิจ, อันดับ, ตารางคะแนน, ทัวร์นาเมนต์",
      zh: "任务, 排行榜, 挑战, 锦标赛, 每日任务",
      ja: "ミッション, ランキング, チャレンジ, トーナメント, 任務",
    },
  },
  {
    for: "account:/member/referral",
    words: {
      en: "invite a friend, refer a friend, invite friends, referral, referral code, referral link, my code, recommend, tell a friend, bring a friend, invitation code",
      ko: "친구 추천, 지인 추천, 친구 초대, 추천인, 추천 코드, 추천인 코드, 초대 코드, 초대 링크",
      vi: "mời bạn, giới thiệu bạn bè, mã giới thiệu, link giới thiệu, mã mời",
      th: "ชวนเพื่อน, แนะนำเพื่อน, รหัสแนะนำ, ลิงก์แนะนำ",
      zh: "邀请好友, 推荐好友, 推荐码, 邀请码, 推广链接",
      ja: "友達紹介, 友達招待, 紹介コード, 招待コード, 紹介リンク, ともだちしょうたい",
    },
  },
  {
    for: "account:/member/rebate",
    words: {
      en: "cashback, cash back, rebate, rebates, claim rebate, money back, comp",
      ko: "콤프, 롤링, 리베이트, 캐시백, 페이백, 환급",
      vi: "hoàn trả, hoàn tiền, hoàn cược",
      th: "คืนยอดเสีย, เงินคืน, แคชแบ็ก, ค่าคอม",
      zh: "返水, 洗码, 返现, 回水",
      ja: "キャッシュバック, リベート, 還元",
    },
  },
  {
    for: "account:/member/vip",
    words: {
      en: "vip, vip level, my level, my vip level, level up, loyalty, loyalty program, status, tier, benefits, vip benefits",
      ko: "VIP, 등급, 내 등급, 레벨, VIP 등급, 등급 혜택, 승급",
      vi: "cấp vip, hạng vip, cấp độ, lên cấp, quyền lợi vip",
      th: "วีไอพี, ระดับวีไอพี, ระดับของฉัน, เลื่อนระดับ, สิทธิพิเศษ",
      zh: "等级, 会员等级, 升级, 贵宾, 特权",
      ja: "ランク, レベル, 会員ランク, 昇格, VIP特典",
    },
  },
  {
    for: "account:/pointMall",
    words: {
      en: "points, shop, my points, point mall, point shop, store, redeem points, spend points, redeem, buy with points, loyalty points",
      ko: "포인트, 포인트 상점, 포인트몰, 내 포인트, 포인트 사용, 상품 교환",
      vi: "điểm, điểm thưởng, đổi điểm, cửa hàng điểm, đổi quà",
      th: "แต้ม, แลกแต้ม, คะแนน, แลกของรางวัล, ร้านค้าแต้ม",
      zh: "积分, 积分商城, 积分兑换, 兑换礼品, 我的积分",
      ja: "ポイント, ポイント交換, ポイントモール, 景品交換, マイポイント",
    },
  },
  {
    for: "account:/pointMall/convert",
    words: {
      en: "convert points, convert points to cash, points to money, points to cash, exchange points, swap points, points for cash",
      ko: "포인트 전환, 포인트 환전, 포인트 현금 전환, 포인트 교환",
      vi: "đổi điểm ra tiền, đổi điểm thành tiền, quy đổi điểm",
      th: "แลกแต้มเป็นเงิน, แปลงแต้ม, แลกคะแนนเป็นเงิน",
      zh: "积分换钱, 积分转换, 积分兑换现金",
      ja: "ポイントを現金に, ポイント換金, ポイントを交換",
    },
  },
  {
    for: "account:/pointMall/records",
    words: {
      en: "my redemptions, redemptions, my orders, orders, where is my gift, delivery, shipping",
      ko: "교환 내역, 주문 내역, 배송, 상품 배송",
      vi: "đơn đổi quà, lịch sử đổi quà, giao hàng",
      th: "ประวัติการแลก, คำสั่งแลก, การจัดส่ง",
      zh: "兑换记录, 我的订单, 发货",
      ja: "交換履歴, 注文履歴, 配送",
    },
  },
  {
    for: "account:/pointMall/history",
    words: {
      en: "point history, points history, earned points, spent points",
      ko: "포인트 내역, 적립 내역",
      vi: "lịch sử điểm, điểm đã nhận",
      th: "ประวัติแต้ม, ประวัติคะแนน",
      zh: "积分记录, 积分明细",
      ja: "ポイント履歴, ポイント明細",
    },
  },
  {
    for: "account:/pointMall/rules",
    words: {
      en: "how to earn points, earn points, point rules, get points",
      ko: "포인트 적립 방법, 포인트 규칙, 포인트 얻는 법",
      vi: "cách nhận điểm, quy tắc điểm, kiếm điểm",
      th: "วิธีรับแต้ม, กติกาแต้ม, วิธีสะสมแต้ม",
      zh: "积分规则, 如何获得积分, 怎么赚积分",
      ja: "ポイントの貯め方, ポイント規則, ポイントの獲得方法",
    },
  },
  {
    for: "account:/promotions",
    words: {
      en: "promotions, promotion, promo, promo code, offers, offer, deals, events, welcome bonus, first deposit bonus, sign up bonus, bonus offers, coupon, voucher",
      ko: "프로모션, 이벤트, 혜택, 신규 이벤트, 첫충, 쿠폰, 첫 입금 보너스, 가입 보너스",
      vi: "khuyến mãi, ưu đãi, sự kiện, mã khuyến mãi, khuyến mãi nạp lần đầu",
      th: "โปรโมชั่น, โปร, ข้อเสนอ, กิจกรรม, โค้ดโปรโมชั่น, โบนัสแรกเข้า",
      zh: "优惠活动, 优惠, 活动, 优惠码, 首存优惠, 新人礼包",
      ja: "プロモーション, キャンペーン, イベント, 入会ボーナス, 初回入金ボーナス, クーポン",
    },
  },
];
