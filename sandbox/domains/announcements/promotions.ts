import type { Localised } from "../../http/language.ts";

/** A promotion; days count from today, negative ones lie in the past. */
export interface Promotion {
  id: number;
  promotionType: string;
  picture: string;
  startDay: number;
  endDay: number;
  title: Localised;
  content: Localised;
}

function promotion(
  id: number,
  promotionType: string,
  days: readonly [number, number],
  title: Localised,
  content: Localised,
): Promotion {
  const picture = `/media/promotions/${id}.svg`;
  return { id, promotionType, picture, startDay: days[0], endDay: days[1], title, content };
}

/** The promotions of C44, in the order they are shown. */
export const promotions: readonly Promotion[] = [
  promotion(
    1,
    "WELCOME",
    [-30, 60],
    { EN: "Welcome bonus: your first deposit doubled", KR: "웰컴 보너스: 첫 입금 두 배" },
    {
      EN: "<p>Deposit for the first time and we match it, up to <strong>200</strong>.</p><ul><li>One bonus per player and household</li><li>Wager the bonus 20 times within 30 days</li><li>Slots count in full, table games for a tenth</li></ul>",
      KR: "<p>첫 입금액을 최대 <strong>200</strong>까지 두 배로 드립니다.</p><ul><li>회원 및 가구당 1회</li><li>30일 안에 보너스의 20배 베팅</li><li>슬롯 100%, 테이블 게임 10% 반영</li></ul>",
    },
  ),
  promotion(
    2,
    "CASHBACK",
    [-60, 90],
    { EN: "Weekly cashback up to 8 percent", KR: "매주 최대 8% 캐시백" },
    {
      EN: "<p>Every Monday a part of last week's losses comes back to your wallet, by your VIP level.</p><p>There is nothing to wager before you withdraw it.</p>",
      KR: "<p>매주 월요일, 지난주 손실의 일부를 VIP 등급에 따라 지갑으로 돌려드립니다.</p><p>출금 전 베팅 조건이 없습니다.</p>",
    },
  ),
  promotion(
    3,
    "JACKPOT",
    [-10, 20],
    { EN: "Jackpot week: three drops a day", KR: "잭팟 위크: 하루 세 번의 드롭" },
    {
      EN: "<p>At noon, at six and at midnight a prize falls on one spin of a jackpot slot.</p><p>Every spin of 0.50 or more takes part.</p>",
      KR: "<p>정오, 오후 6시, 자정마다 잭팟 슬롯의 한 스핀에 상금이 떨어집니다.</p><p>0.50 이상의 모든 스핀이 참여합니다.</p>",
    },
  ),
  promotion(
    4,
    "LIVE",
    [-5, 25],
    { EN: "Live casino: insured tables", KR: "라이브 카지노: 보험 테이블" },
    {
      EN: "<p>Lose five hands in a row at an Evening Glow table and we return the fifth stake, once a day.</p>",
      KR: "<p>이브닝 글로우 테이블에서 다섯 번 연속 패하면 다섯 번째 베팅액을 하루 한 번 돌려드립니다.</p>",
    },
  ),
  promotion(
    5,
    "FISH",
    [-3, 11],
    { EN: "Fishing tournament: 20,000 in prizes", KR: "피싱 토너먼트: 총상금 20,000" },
    {
      EN: "<p>Points for every catch, double points for bosses. The best fifty players share the prize pool.</p>",
      KR: "<p>잡을 때마다 점수를, 보스는 두 배 점수를 드립니다. 상위 50명이 상금을 나눕니다.</p>",
    },
  ),
  promotion(
    6,
    "SPORTS",
    [-14, 30],
    { EN: "Accumulator boost for five matches and more", KR: "5경기 이상 다폴더 보너스" },
    {
      EN: "<p>Combine five or more selections and we add 5 percent to the winnings for each one above four.</p>",
      KR: "<p>다섯 경기 이상 조합하면 네 경기를 넘는 경기마다 당첨금에 5%를 더해 드립니다.</p>",
    },
  ),
  promotion(
    7,
    "REFERRAL",
    [-90, 180],
    { EN: "Bring a friend", KR: "친구 초대" },
    {
      EN: "<p>Share your link. When your friend has deposited 50 and played it, both of you receive 20.</p>",
      KR: "<p>링크를 공유하세요. 친구가 50을 입금하고 플레이하면 두 분 모두 20을 받습니다.</p>",
    },
  ),
  promotion(
    8,
    "VIP",
    [-45, 120],
    { EN: "VIP birthday gift", KR: "VIP 생일 선물" },
    {
      EN: "<p>From VIP level 3 a birthday credit waits in your wallet on your day. Tell us the date in your profile.</p>",
      KR: "<p>VIP 3등급부터 생일에 축하 크레딧을 지갑에 넣어 드립니다. 프로필에 생일을 알려 주세요.</p>",
    },
  ),
];
