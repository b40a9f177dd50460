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

function notice(
  id: number,
  execution: Notice["execution"],
  hoursOld: number,
  title: Localised,
  content: Localised,
  promotionType?: string,
): Notice {
  return { id, execution, hoursOld, title, content, promotionType };
}

const p = (EN: string, KR: string): Localised => ({ EN: `<p>${EN}</p>`, KR: `<p>${KR}</p>` });
const t = (EN: string, KR: string): Localised => ({ EN, KR });

/** Announcements of the player list (type PL): the marquee and the announcements block (A32). */
export const playerNotices: readonly Notice[] = [
  notice(
    101,
    "B",
    2,
    t("Slots maintenance on Tuesday, 04:00 to 05:00", "화요일 04:00~05:00 슬롯 점검"),
    p(
      "Games of Paper Gate and Moonwell rest for an hour. Open rounds are settled before.",
      "페이퍼 게이트와 문웰 게임이 한 시간 동안 쉽니다. 진행 중인 라운드는 미리 정산됩니다.",
    ),
  ),
  notice(
    102,
    "B",
    9,
    t("Two hundred new games this week", "이번 주 신규 게임 200종"),
    p(
      "Look under New for the latest slots, fishing rooms and mini games.",
      "신규 메뉴에서 새로운 슬롯, 피싱, 미니 게임을 만나보세요.",
    ),
  ),
  notice(
    103,
    "A",
    14,
    t("Withdrawals are now checked around the clock", "출금 심사가 24시간 진행됩니다"),
    p(
      "Most requests are paid within fifteen minutes, also at weekends.",
      "주말에도 대부분의 요청이 15분 안에 처리됩니다.",
    ),
  ),
  notice(
    104,
    "A",
    26,
    t("Jackpot week has begun", "잭팟 위크가 시작되었습니다"),
    p("Three drops a day on every jackpot slot.", "모든 잭팟 슬롯에서 하루 세 번 드롭됩니다."),
    "JACKPOT",
  ),
  notice(
    105,
    "B",
    31,
    t("Beware of copies of our site", "유사 사이트에 주의하세요"),
    p(
      "We never ask for your password by telephone or chat. Check the address before you log in.",
      "전화나 채팅으로 비밀번호를 묻지 않습니다. 로그인 전 주소를 확인하세요.",
    ),
  ),
  notice(
    106,
    "A",
    50,
    t("New deposit channel: instant bank transfer", "새로운 입금 방법: 실시간 계좌이체"),
    p("Credited within a minute, without a fee.", "수수료 없이 1분 안에 반영됩니다."),
  ),
  notice(
    107,
    "F",
    72,
    t("Set your limits first", "먼저 한도를 설정하세요"),
    p(
      "Deposit, loss and time limits are in your member center. They take effect at once.",
      "입금, 손실, 시간 한도는 회원 센터에서 설정하며 즉시 적용됩니다.",
    ),
  ),
];

/** Announcements of the popup (type PU): more than one page of eight (K1). */
export const popupNotices: readonly Notice[] = [
  notice(
    201,
    "B",
    1,
    t("Welcome", "환영합니다"),
    p(
      "Register in a minute and try hundreds of games for free.",
      "1분이면 가입 완료, 수백 개의 게임을 무료로 체험하세요.",
    ),
    "WELCOME",
  ),
  notice(
    202,
    "B",
    6,
    t("Fishing tournament this weekend", "이번 주말 피싱 토너먼트"),
    p("20,000 in prizes, free entry.", "총상금 20,000, 참가비 무료."),
    "FISH",
  ),
  notice(
    203,
    "B",
    20,
    t("Play responsibly", "책임감 있는 게임"),
    p(
      "Gambling is entertainment, not income. Help is a click away in the help center.",
      "게임은 수입이 아닌 오락입니다. 도움이 필요하면 고객센터를 찾아주세요.",
    ),
  ),
  notice(
    211,
    "A",
    1,
    t("Your cashback is ready", "캐시백이 준비되었습니다"),
    p("Last week's cashback has been credited.", "지난주 캐시백이 지급되었습니다."),
    "CASHBACK",
  ),
  notice(
    212,
    "A",
    5,
    t("Accumulator boost", "다폴더 보너스"),
    p("Up to 40 percent on top of your winnings.", "당첨금의 최대 40%를 더해 드립니다."),
    "SPORTS",
  ),
  notice(
    213,
    "A",
    11,
    t("Insured live tables", "보험 라이브 테이블"),
    p("The fifth lost hand in a row is on us.", "다섯 번째 연속 패는 저희가 부담합니다."),
    "LIVE",
  ),
  notice(
    214,
    "A",
    18,
    t("Bring a friend, receive 20", "친구 초대하고 20 받기"),
    p("Your personal link is in the member center.", "개인 링크는 회원 센터에 있습니다."),
    "REFERRAL",
  ),
  notice(
    215,
    "A",
    25,
    t("New VIP levels", "새로운 VIP 등급"),
    p("Seven levels, faster withdrawals from level 3.", "7개의 등급, 3등급부터 더 빠른 출금."),
    "VIP",
  ),
  notice(
    216,
    "A",
    33,
    t("Changed opening hours of telephone support", "전화 상담 시간 변경"),
    p(
      "Telephone support answers from 09:00 to 23:00, the chat at any time.",
      "전화 상담은 09:00~23:00, 채팅은 24시간 운영합니다.",
    ),
  ),
  notice(
    217,
    "A",
    47,
    t("Lottery results now arrive by message", "복권 결과 알림 안내"),
    p("Turn it on in your message settings.", "메시지 설정에서 켤 수 있습니다."),
  ),
  notice(
    218,
    "A",
    58,
    t("Identity check made easier", "본인 확인이 쉬워졌습니다"),
    p("One photograph of your document is enough.", "신분증 사진 한 장이면 충분합니다."),
  ),
  notice(
    219,
    "A",
    70,
    t("Terms of use: small changes", "이용약관 일부 개정"),
    p("Section 7 now says how long records are kept.", "제7조에 기록 보관 기간이 추가되었습니다."),
  ),
  notice(
    220,
    "A",
    90,
    t("Thank you for two years", "2주년 감사 인사"),
    p("A small gift waits in your reward center.", "리워드 센터에 작은 선물을 준비했습니다."),
  ),
  notice(
    231,
    "F",
    1,
    t("Your first steps", "처음 오셨나요?"),
    p(
      "Choose a payment password, set your limits, then pick a game.",
      "결제 비밀번호와 한도를 정한 뒤 게임을 골라보세요.",
    ),
  ),
];
