/** Words of protection, and of limits and breaks (Q10). People type them in need: the entries always come first. */
import type { Need } from "./need.ts";

export const protection: readonly Need[] = [
  {
    for: "account:/play-safely",
    protection: {
      en: "gambling addiction, gambling addict, addiction, addicted, am i addicted, gambling problem, problem gambling, problem gambler, compulsive gambling, gambling disorder, gambling help, help with gambling, stop gambling, quit gambling, stop betting, quit betting, stop playing, quit playing, stop me from gambling, can't stop gambling, can't stop playing, gambling too much, playing too much, lost too much, lost everything, lost all my money, chasing losses, in debt, gambling debts, suicide, responsible gaming, responsible gambling, safer gambling, safe gambling, player protection, gamble responsibly",
      ko: "도박 중독, 도박중독, 중독, 게임 중독, 도박 문제, 문제 도박, 도박 상담, 단도박, 도박 끊기, 도박 끊고, 도박 끊는 법, 도박을 끊고 싶다, 도박 그만, 도박을 그만, 그만하고 싶다, 베팅 중단, 너무 많이 잃었어요, 돈을 다 잃었어요, 전재산 잃음, 도박 빚, 자살, 책임 있는 게임, 책임감 있는 게임, 책임 도박, 책임 게이밍, 건전한 게임, 이용자 보호",
      vi: "nghiện cờ bạc, nghiện game, nghiện cá độ, nghiện, cai nghiện, cai cờ bạc, bỏ cờ bạc, ngừng cờ bạc, dừng chơi, không dừng được, ngừng cá cược, muốn bỏ cá độ, vấn đề cờ bạc, thua quá nhiều, thua hết tiền, mất hết tiền, nợ cờ bạc, nợ nần, tự tử, chơi có trách nhiệm, cờ bạc có trách nhiệm, bảo vệ người chơi",
      th: "ติดการพนัน, ติดพนัน, ติดเกม, เลิกพนัน, เลิกการพนัน, เลิกเล่น, อยากเลิก, หยุดเล่นพนัน, หยุดเล่นไม่ได้, ปัญหาการพนัน, เสียเงินเยอะ, เสียหมดตัว, หมดตัว, หนี้พนัน, ฆ่าตัวตาย, เล่นอย่างรับผิดชอบ, เล่นอย่างมีความรับผิดชอบ, การพนันอย่างรับผิดชอบ, คุ้มครองผู้เล่น",
      zh: "赌瘾, 赌博成瘾, 成瘾, 上瘾, 沉迷, 防沉迷, 戒赌, 戒瘾, 戒掉赌博, 问题赌博, 病态赌博, 不想赌了, 停止赌博, 停不下来, 输太多, 输光了, 输了很多钱, 欠债, 赌债, 自杀, 负责任博彩, 负责任游戏, 理性投注, 玩家保护",
      ja: "ギャンブル依存症, ギャンブル依存, ギャンブル中毒, 依存症, 中毒, ギャンブルをやめたい, ギャンブルやめたい, ギャンブルやめる, 賭博をやめる, やめたい, やめられない, 止められない, 負けすぎ, 遊びすぎ, やりすぎ, 全財産失った, 借金, 自殺, 責任あるゲーミング, 責任あるギャンブル, 責任あるゲーム, プレイヤー保護",
    },
    service: {
      en: "gambling, play safely, safe play, responsible, protection, stay in control, keep control, under age, minors, children",
      ko: "도박, 안전하게 즐기기, 안전한 이용, 책임, 보호, 절제, 미성년자, 청소년 보호",
      vi: "cờ bạc, chơi an toàn, an toàn, trách nhiệm, trẻ em, vị thành niên",
      th: "การพนัน, พนัน, เล่นอย่างปลอดภัย, ปลอดภัย, รับผิดชอบ, ผู้เยาว์, เด็ก",
      zh: "赌博, 安全游戏, 理性游戏, 责任, 保护, 未成年人",
      ja: "ギャンブル, 賭博, 安全に遊ぶ, 安全なプレイ, 責任, 保護, 未成年",
    },
  },
  {
    for: "account:/play-safely#helplines",
    protection: {
      en: "gambling helpline, helpline, gambling counselling, gamblers anonymous, gambling addiction help, gambling addiction, problem gambling, help organisations, gamcare, begambleaware",
      ko: "도박 중독 상담, 도박 상담 전화, 도박문제 상담, 도박중독, 치유원",
      vi: "tư vấn cai nghiện, tư vấn cờ bạc, nghiện cờ bạc",
      th: "สายด่วนพนัน, ปรึกษาปัญหาการพนัน, ติดการพนัน",
      zh: "戒赌热线, 赌瘾, 戒赌",
      ja: "依存症相談, ギャンブル依存症",
    },
    service: {
      en: "hotline, counselling, counseling, therapy, advice centre",
      ko: "상담 전화, 상담 센터, 1336",
      vi: "đường dây nóng, tư vấn tâm lý",
      th: "สายด่วน, 1323, ปรึกษา",
      zh: "热线, 心理咨询, 求助热线",
      ja: "相談窓口, 電話相談, カウンセリング",
    },
  },
  {
    for: "account:/member/break",
    protection: {
      en: "self exclusion, self exclude, self excluded, selfexclusion, exclude me, exclude myself, exclusion, ban myself, ban me, self ban, block myself, block me, block my account, lock my account, lock me out, bar myself, suspend my account, freeze my account, gamstop, stop gambling, quit gambling",
      ko: "자가배제, 자가 배제, 자기 배제, 자가 제한, 자가제한, 자가 차단, 스스로 차단, 이용 정지 신청, 계정 정지, 계정 잠금, 계정 차단, 도박 끊기, 도박 그만",
      vi: "tự loại trừ, tự cấm, tự khóa, tự khóa tài khoản, khóa tài khoản, tạm khóa tài khoản, cấm chơi, chặn tôi, bỏ cờ bạc",
      th: "กีดกันตนเอง, แยกตัวเอง, แบนตัวเอง, ระงับบัญชี, ล็อกบัญชี, บล็อกตัวเอง, ห้ามตัวเอง, เลิกพนัน",
      zh: "自我排除, 自我禁止, 自我封禁, 自我隔离, 封号, 冻结账户, 锁定账户, 锁定账号, 禁止自己, 戒赌",
      ja: "自己排除, 自己規制, 自主規制, 自己除外, アカウント凍結, アカウント停止, アカウントをロック, 利用停止, ギャンブルをやめたい",
    },
    service: {
      en: "break, take a break, take break, time out, timeout, cooling off, cool off, cool down, pause, pause my account, pause playing, stop for a while, rest, holiday from playing",
      ko: "휴식, 휴식하기, 쉬기, 잠시 쉬기, 쉬고 싶어요, 쿨링오프, 타임아웃, 일시 정지, 일시정지, 이용 중지",
      vi: "nghỉ, nghỉ chơi, tạm nghỉ, tạm dừng, nghỉ ngơi",
      th: "พัก, พักการเล่น, พักเล่น, หยุดพัก, หยุดชั่วคราว, พักบัญชี",
      zh: "休息, 暂停, 冷静期, 暂停游戏, 休息一下, 暂停账户",
      ja: "休止, 休憩, 一時停止, クーリングオフ, タイムアウト, 休む, お休み",
    },
  },
  {
    for: "account:/member/limits",
    service: {
      en: "limit, limits, my limits, deposit limit, deposit limits, spending limit, spend limit, loss limit, losing limit, net loss, bet limit, stake limit, wager limit, time limit, session limit, playing time limit, daily limit, weekly limit, monthly limit, set limit, set a limit, lower limit, lower my limit, raise limit, increase limit, remove limit, change limit, limit myself, self limit, restrict deposits, budget, cap",
      ko: "한도, 한도 설정, 한도 변경, 한도 낮추기, 한도 올리기, 한도 해제, 한도 제한, 입금 한도, 입금 제한, 입금액 제한, 충전 한도, 손실 한도, 순손실 한도, 베팅 한도, 배팅 한도, 시간 한도, 시간 제한, 이용 시간 제한, 일일 한도, 월 한도, 자기 제한, 셀프 제한, 지출 한도, 예산",
      vi: "hạn mức, giới hạn, giới hạn nạp, giới hạn nạp tiền, hạn mức nạp tiền, giới hạn thua, giới hạn lỗ, giới hạn cược, giới hạn thời gian, giới hạn chi tiêu, đặt giới hạn, đặt hạn mức, tự giới hạn, giới hạn ngày",
      th: "ขีดจำกัด, จำกัดยอดฝาก, จำกัดการฝาก, วงเงิน, วงเงินฝาก, จำกัดวงเงิน, ลิมิต, ตั้งลิมิต, ลิมิตฝาก, จำกัดการเสีย, จำกัดเวลา, จำกัดเวลาเล่น, จำกัดเดิมพัน, ตั้งวงเงิน",
      zh: "限额, 存款限额, 充值限额, 充值上限, 损失限额, 亏损限额, 投注限额, 时间限制, 时长限制, 每日限额, 设置限额, 设定限额, 调整限额, 自我限制, 限制自己, 消费限额, 预算",
      ja: "限度額, 上限, 入金上限, 入金限度額, 入金制限, 損失限度, 損失上限, 損失制限, ベット上限, 賭け金上限, 時間制限, プレイ時間制限, 上限設定, 限度額設定, 自己制限, 制限, 予算, リミット",
    },
  },
  {
    for: "account:/member/reality-check",
    service: {
      en: "reality check, remind me, reminder, playing time, play time, time played, how long i play, how long have i played, session reminder, time reminder, alarm, session time",
      ko: "플레이 시간 알림, 시간 알림, 플레이 시간, 게임 시간 알림, 이용 시간 알림, 알림 간격, 리얼리티 체크",
      vi: "nhắc thời gian chơi, nhắc nhở, thời gian chơi, nhắc giờ",
      th: "แจ้งเตือนเวลาเล่น, เตือนเวลา, เวลาเล่น, แจ้งเตือนเวลา",
      zh: "游戏时间提醒, 时间提醒, 游戏时间, 时长提醒, 提醒我",
      ja: "プレイ時間のお知らせ, プレイ時間, 時間通知, リアリティチェック, 時間のお知らせ",
    },
  },
  {
    for: "account:/play-safely#self-test",
    protection: {
      en: "self test, selftest, gambling test, addiction test, am i addicted, am i a gambler, am i a problem gambler, do i have a problem, self assessment, pgsi",
      ko: "자가진단, 자가 진단, 중독 테스트, 도박 중독 테스트, 셀프 테스트, 나 중독인가",
      vi: "tự kiểm tra, bài kiểm tra nghiện, tôi có nghiện không",
      th: "แบบทดสอบ, แบบทดสอบตัวเอง, ประเมินตัวเอง, ฉันติดพนันไหม",
      zh: "自测, 自我测试, 赌瘾测试, 自我评估, 我上瘾了吗",
      ja: "セルフチェック, 自己診断, 依存症チェック, 依存症テスト, セルフテスト",
    },
  },
  {
    for: "account:/break",
    service: {
      en: "end my break, end break, when does my break end, break ends, come back, come back after a break, return after exclusion, end self exclusion, undo self exclusion, lift exclusion, cancel self exclusion, reopen my account",
      ko: "휴식 종료, 휴식 해제, 휴식 언제 끝나요, 자가배제 해제, 자가배제 종료, 복귀, 복귀 신청, 다시 시작하고 싶어요",
      vi: "kết thúc tạm nghỉ, hết tạm nghỉ, quay lại chơi, mở lại tài khoản, hủy tự loại trừ",
      th: "สิ้นสุดการพัก, ยกเลิกการพัก, กลับมาเล่น, เปิดบัญชีอีกครั้ง",
      zh: "结束休息, 解除自我排除, 恢复账户, 申请恢复, 回来",
      ja: "休止の終了, 休止解除, 自己排除解除, 再開, 復帰",
    },
  },
];
