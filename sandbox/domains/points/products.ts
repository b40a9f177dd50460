import type { Localised } from "../../http/language.ts";

/**
 * Something that points buy (C53). Money in units of the tables' currency; its picture is drawn by its id
 * (`sandbox/show/art/gift.ts`).
 */
export interface Product {
  id: string;
  type: "COUPON" | "LIFE" | "GIFT";
  names: Localised;
  texts: Localised;
  points: number;
  /** Money to be added to the points. */
  amount: number;
  /** Money that an approved coupon pays. */
  pays: number;
  stock: number;
}

export const products: readonly Product[] = [
  {
    id: "coupon-5",
    type: "COUPON",
    names: { EN: "Cash coupon 5", KR: "현금 쿠폰 5" },
    texts: { EN: "5 in cash, staked once", KR: "현금 5, 롤링 1배" },
    points: 100,
    amount: 0,
    pays: 5,
    stock: 1000,
  },
  {
    id: "coupon-50",
    type: "COUPON",
    names: { EN: "Cash coupon 50", KR: "현금 쿠폰 50" },
    texts: { EN: "50 in cash, staked once", KR: "현금 50, 롤링 1배" },
    points: 900,
    amount: 0,
    pays: 50,
    stock: 200,
  },
  {
    id: "coffee",
    type: "LIFE",
    names: { EN: "Coffee voucher", KR: "커피 상품권" },
    texts: { EN: "Sent to your phone", KR: "휴대폰으로 발송됩니다" },
    points: 120,
    amount: 0,
    pays: 0,
    stock: 300,
  },
  {
    id: "airtime",
    type: "LIFE",
    names: { EN: "Phone credit 20", KR: "통신 요금 20" },
    texts: { EN: "Added to your number", KR: "등록된 번호로 충전됩니다" },
    points: 380,
    amount: 2,
    pays: 0,
    stock: 120,
  },
  {
    id: "headphones",
    type: "GIFT",
    names: { EN: "Wireless headphones", KR: "무선 헤드폰" },
    texts: { EN: "Delivered within ten days", KR: "10일 이내에 배송됩니다" },
    points: 2400,
    amount: 10,
    pays: 0,
    stock: 12,
  },
  {
    id: "kettle",
    type: "GIFT",
    names: { EN: "Travel kettle", KR: "여행용 포트" },
    texts: { EN: "Delivered within ten days", KR: "10일 이내에 배송됩니다" },
    points: 700,
    amount: 0,
    pays: 0,
    stock: 40,
  },
  {
    id: "watch",
    type: "GIFT",
    names: { EN: "Limited watch", KR: "한정판 시계" },
    texts: { EN: "Only one a season", KR: "시즌당 하나뿐입니다" },
    points: 50,
    amount: 0,
    pays: 0,
    stock: 0,
  },
  {
    id: "coupon-200",
    type: "COUPON",
    names: { EN: "Cash coupon 200", KR: "현금 쿠폰 200" },
    texts: { EN: "200 in cash, staked once", KR: "현금 200, 롤링 1배" },
    points: 3200,
    amount: 0,
    pays: 200,
    stock: 50,
  },
  {
    id: "cinema",
    type: "LIFE",
    names: { EN: "Two cinema tickets", KR: "영화 관람권 2매" },
    texts: {
      EN: "Any film, any day. Sent to your phone",
      KR: "모든 영화, 모든 요일. 휴대폰으로 발송됩니다",
    },
    points: 260,
    amount: 0,
    pays: 0,
    stock: 80,
  },
  {
    id: "basket",
    type: "GIFT",
    names: { EN: "Fruit basket", KR: "과일 바구니" },
    texts: { EN: "Fresh, delivered within three days", KR: "신선하게 3일 이내에 배송됩니다" },
    points: 420,
    amount: 0,
    pays: 0,
    stock: 25,
  },
  {
    id: "speaker",
    type: "GIFT",
    names: { EN: "Wireless speaker", KR: "무선 스피커" },
    texts: { EN: "Delivered within ten days", KR: "10일 이내에 배송됩니다" },
    points: 1650,
    amount: 0,
    pays: 0,
    stock: 9,
  },
  {
    id: "suitcase",
    type: "GIFT",
    names: { EN: "Cabin suitcase", KR: "기내용 여행 가방" },
    texts: { EN: "Delivered within ten days", KR: "10일 이내에 배송됩니다" },
    points: 5400,
    amount: 0,
    pays: 0,
    stock: 6,
  },
];

export function findProduct(id: string): Product | undefined {
  return products.find((product) => product.id === id);
}
