import type { Localised } from "../../http/language.ts";

/** Something that points buy (C53). Money in units of the tables' currency. */
export interface Product {
  id: string;
  type: "COUPON" | "LIFE" | "GIFT";
  names: Localised;
  texts: Localised;
  /** Number of the picture. */
  picture: number;
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
    picture: 1,
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
    picture: 2,
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
    picture: 3,
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
    picture: 4,
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
    picture: 5,
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
    picture: 6,
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
    picture: 7,
    points: 50,
    amount: 0,
    pays: 0,
    stock: 0,
  },
];

export function findProduct(id: string): Product | undefined {
  return products.find((product) => product.id === id);
}
