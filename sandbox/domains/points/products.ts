import type { Localised } from "../../http/language.ts";

/**
 * Something that points buy (C53). Money in units of the tables' currency; its picture is drawn by its id
 * (`sandbox/show/art/scenes.ts`).
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

const withinTenDays: Localised = {
  EN: "Delivered within ten days",
  KR: "10일 이내에 배송됩니다",
  VN: "Giao trong mười ngày",
  TH: "จัดส่งภายในสิบวัน",
  CN: "十天内送达",
  JP: "10日以内にお届け",
};

export const products: readonly Product[] = [
  {
    id: "coupon-5",
    type: "COUPON",
    names: {
      EN: "Cash coupon 5",
      KR: "현금 쿠폰 5",
      VN: "Phiếu tiền mặt 5",
      TH: "คูปองเงินสด 5",
      CN: "现金券 5",
      JP: "現金クーポン 5",
    },
    texts: {
      EN: "5 in cash, 1× wagering",
      KR: "현금 5, 베팅 조건 1배",
      VN: "5 tiền mặt, cược 1 lần",
      TH: "เงินสด 5 เดิมพัน 1 เท่า",
      CN: "现金 5，1 倍流水",
      JP: "現金5、賭け条件1倍",
    },
    points: 100,
    amount: 0,
    pays: 5,
    stock: 1000,
  },
  {
    id: "coupon-50",
    type: "COUPON",
    names: {
      EN: "Cash coupon 50",
      KR: "현금 쿠폰 50",
      VN: "Phiếu tiền mặt 50",
      TH: "คูปองเงินสด 50",
      CN: "现金券 50",
      JP: "現金クーポン 50",
    },
    texts: {
      EN: "50 in cash, 1× wagering",
      KR: "현금 50, 베팅 조건 1배",
      VN: "50 tiền mặt, cược 1 lần",
      TH: "เงินสด 50 เดิมพัน 1 เท่า",
      CN: "现金 50，1 倍流水",
      JP: "現金50、賭け条件1倍",
    },
    points: 900,
    amount: 0,
    pays: 50,
    stock: 200,
  },
  {
    id: "coffee",
    type: "LIFE",
    names: {
      EN: "Coffee voucher",
      KR: "커피 상품권",
      VN: "Phiếu cà phê",
      TH: "บัตรกาแฟ",
      CN: "咖啡券",
      JP: "コーヒー券",
    },
    texts: {
      EN: "Sent to your phone",
      KR: "휴대폰으로 발송됩니다",
      VN: "Gửi đến điện thoại của bạn",
      TH: "ส่งไปยังโทรศัพท์ของคุณ",
      CN: "发送到您的手机",
      JP: "携帯電話に送付",
    },
    points: 120,
    amount: 0,
    pays: 0,
    stock: 300,
  },
  {
    id: "airtime",
    type: "LIFE",
    names: {
      EN: "Phone voucher 20",
      KR: "통신 요금 20",
      VN: "Nạp điện thoại 20",
      TH: "ค่าโทรมือถือ 20",
      CN: "话费 20",
      JP: "携帯通話料 20",
    },
    texts: {
      EN: "Added to your number",
      KR: "등록된 번호로 적립됩니다",
      VN: "Cộng vào số của bạn",
      TH: "เติมเข้าเบอร์ของคุณ",
      CN: "充入您的号码",
      JP: "ご登録の番号に加算",
    },
    points: 380,
    amount: 2,
    pays: 0,
    stock: 120,
  },
  {
    id: "headphones",
    type: "GIFT",
    names: {
      EN: "Wireless headphones",
      KR: "무선 헤드폰",
      VN: "Tai nghe không dây",
      TH: "หูฟังไร้สาย",
      CN: "无线耳机",
      JP: "ワイヤレスヘッドホン",
    },
    texts: withinTenDays,
    points: 2400,
    amount: 10,
    pays: 0,
    stock: 12,
  },
  {
    id: "kettle",
    type: "GIFT",
    names: {
      EN: "Travel kettle",
      KR: "여행용 포트",
      VN: "Ấm đun du lịch",
      TH: "กาน้ำพกพา",
      CN: "旅行水壶",
      JP: "トラベルケトル",
    },
    texts: withinTenDays,
    points: 700,
    amount: 0,
    pays: 0,
    stock: 40,
  },
  {
    id: "watch",
    type: "GIFT",
    names: {
      EN: "Limited watch",
      KR: "한정판 시계",
      VN: "Đồng hồ phiên bản đặc biệt",
      TH: "นาฬิการุ่นลิมิเต็ด",
      CN: "限量手表",
      JP: "限定腕時計",
    },
    texts: {
      EN: "Only one per season",
      KR: "시즌당 하나뿐입니다",
      VN: "Mỗi mùa chỉ một chiếc",
      TH: "ฤดูกาลละหนึ่งเรือน",
      CN: "每季仅一只",
      JP: "1シーズン1点限り",
    },
    points: 50,
    amount: 0,
    pays: 0,
    stock: 0,
  },
  {
    id: "coupon-200",
    type: "COUPON",
    names: {
      EN: "Cash coupon 200",
      KR: "현금 쿠폰 200",
      VN: "Phiếu tiền mặt 200",
      TH: "คูปองเงินสด 200",
      CN: "现金券 200",
      JP: "現金クーポン 200",
    },
    texts: {
      EN: "200 in cash, 1× wagering",
      KR: "현금 200, 베팅 조건 1배",
      VN: "200 tiền mặt, cược 1 lần",
      TH: "เงินสด 200 เดิมพัน 1 เท่า",
      CN: "现金 200，1 倍流水",
      JP: "現金200、賭け条件1倍",
    },
    points: 3200,
    amount: 0,
    pays: 200,
    stock: 50,
  },
  {
    id: "cinema",
    type: "LIFE",
    names: {
      EN: "Two cinema tickets",
      KR: "영화 관람권 2매",
      VN: "Hai vé xem phim",
      TH: "ตั๋วหนังสองใบ",
      CN: "电影票两张",
      JP: "映画チケット2枚",
    },
    texts: {
      EN: "Any film, any day. Sent to your phone",
      KR: "모든 영화, 모든 요일. 휴대폰으로 발송됩니다",
      VN: "Phim nào, ngày nào cũng được. Gửi đến điện thoại",
      TH: "หนังเรื่องใด วันใดก็ได้ ส่งไปยังโทรศัพท์",
      CN: "任意影片、任意日期，发送到您的手机",
      JP: "作品・日時を問わず利用可。携帯電話に送付",
    },
    points: 260,
    amount: 0,
    pays: 0,
    stock: 80,
  },
  {
    id: "basket",
    type: "GIFT",
    names: {
      EN: "Fruit basket",
      KR: "과일 바구니",
      VN: "Giỏ trái cây",
      TH: "ตะกร้าผลไม้",
      CN: "水果篮",
      JP: "フルーツバスケット",
    },
    texts: {
      EN: "Fresh, delivered within three days",
      KR: "신선하게 3일 이내에 배송됩니다",
      VN: "Tươi, giao trong ba ngày",
      TH: "สดใหม่ จัดส่งภายในสามวัน",
      CN: "新鲜，三天内送达",
      JP: "新鮮なまま3日以内にお届け",
    },
    points: 420,
    amount: 0,
    pays: 0,
    stock: 25,
  },
  {
    id: "speaker",
    type: "GIFT",
    names: {
      EN: "Wireless speaker",
      KR: "무선 스피커",
      VN: "Loa không dây",
      TH: "ลำโพงไร้สาย",
      CN: "无线音箱",
      JP: "ワイヤレススピーカー",
    },
    texts: withinTenDays,
    points: 1650,
    amount: 0,
    pays: 0,
    stock: 9,
  },
  {
    id: "suitcase",
    type: "GIFT",
    names: {
      EN: "Cabin suitcase",
      KR: "기내용 여행 가방",
      VN: "Vali xách tay",
      TH: "กระเป๋าเดินทางขึ้นเครื่อง",
      CN: "登机箱",
      JP: "機内持込スーツケース",
    },
    texts: withinTenDays,
    points: 5400,
    amount: 0,
    pays: 0,
    stock: 6,
  },
];

export function findProduct(id: string): Product | undefined {
  return products.find((product) => product.id === id);
}
