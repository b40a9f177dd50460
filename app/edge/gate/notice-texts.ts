/** The texts of the notice page. They are in the Worker's bundle, so no language file has to be loaded. */
import type { MessageLanguage } from "../../../brands/languages.ts";
import type { BlockRule } from "./region.ts";

export type NoticeKind =
  | "region"
  | "address"
  | "domain"
  | "maintenance"
  | "throttled"
  | "error"
  | "offline";

type NoticeTexts = {
  title: Record<NoticeKind, string>;
  body: Record<NoticeKind, string>;
  endsAt: string;
  endUnknown: string;
  yourAddress: string;
  /** When to try again, and the link that does. */
  again: string;
  retry: string;
  help: string;
  reference: string;
  /** The rule that closes a region, by who made it (G31). */
  rule: Record<BlockRule["by"], string>;
  helplines: string;
  /** The link of the offline page. */
  lastLobby: string;
};

const en: NoticeTexts = {
  title: {
    region: "Not available in your region",
    address: "Access restricted",
    domain: "This is not our address",
    maintenance: "We will be back shortly",
    throttled: "One moment",
    error: "Something went wrong",
    offline: "You are offline",
  },
  body: {
    region:
      "Our games are not available in your region. If you believe this is a mistake, contact us.",
    address:
      "Access from your network address is restricted. If you believe this is a mistake, contact us.",
    domain: "This address does not belong to us. Do not log in here. Contact customer service.",
    maintenance: "The portal is under maintenance. Your account and balance are safe.",
    throttled:
      "Many people share your network, and together they have sent more requests than we can answer at once. You did nothing wrong, and nothing was lost.",
    error: "The page could not be shown. Try again in a moment.",
    offline:
      "This page needs a connection. Without one, you can view the last lobby. Games, your account and payments need a connection.",
  },
  endsAt: "Expected back",
  endUnknown: "We will be back as soon as we can.",
  yourAddress: "Your IP address",
  again: "Try again",
  retry: "Try again now",
  help: "Customer service",
  reference: "Reference",
  rule: {
    market: "Rule: our rules for {{place}}, version {{version}}, do not allow this site there.",
    operator: "Rule: the operator does not offer this site in {{place}}, version {{version}}.",
    platform: "Rule: the operator's platform is closed to your region, as of {{version}}.",
    unknown: "Rule: your country is unknown. Login, payments and games need a known country.",
  },
  helplines: "Help with gambling problems",
  lastLobby: "Last lobby",
};

const ko: NoticeTexts = {
  title: {
    region: "현재 지역에서는 이용할 수 없습니다",
    address: "접속이 제한되었습니다",
    domain: "저희가 운영하는 주소가 아닙니다",
    maintenance: "곧 다시 열립니다",
    throttled: "잠시만 기다려 주세요",
    error: "문제가 발생했습니다",
    offline: "오프라인 상태입니다",
  },
  body: {
    region:
      "해당 지역에는 게임 서비스를 제공할 수 없습니다. 착오라고 생각되시면 고객센터로 문의해 주세요.",
    address:
      "현재 네트워크 주소에서의 접속이 제한되어 있습니다. 착오라고 생각되시면 고객센터로 문의해 주세요.",
    domain:
      "저희가 운영하지 않는 주소로 접속하셨습니다. 이 주소에서는 로그인하지 마시고 고객센터로 문의해 주세요.",
    maintenance: "지금 시스템을 점검하고 있습니다. 회원님의 계정과 잔액은 안전합니다.",
    throttled:
      "같은 네트워크를 여러 사람이 함께 쓰고 있어 한꺼번에 너무 많은 요청이 들어왔습니다. 회원님의 잘못이 아니며, 손실된 내용도 없습니다.",
    error: "페이지를 표시하지 못했습니다. 잠시 후 다시 시도해 주세요.",
    offline:
      "이 페이지는 인터넷 연결이 필요합니다. 연결이 없어도 마지막 로비는 볼 수 있지만, 게임과 계정, 입출금은 연결이 있어야 이용할 수 있습니다.",
  },
  endsAt: "종료 예정",
  endUnknown: "최대한 빨리 다시 열겠습니다.",
  yourAddress: "접속 IP 주소",
  again: "다시 시도할 수 있는 시간",
  retry: "지금 다시 시도",
  help: "고객센터",
  reference: "문의 번호",
  rule: {
    market:
      "적용 규정: {{place}} 규정(버전 {{version}})에 따라 이 지역에는 서비스를 제공하지 않습니다.",
    operator: "적용 규정: 운영사가 {{place}}에는 서비스를 제공하지 않습니다(버전 {{version}}).",
    platform: "적용 규정: 운영사의 플랫폼이 이 지역에 열려 있지 않습니다({{version}} 기준).",
    unknown:
      "적용 규정: 접속 국가를 확인할 수 없습니다. 로그인, 입출금, 게임은 국가가 확인되어야 이용할 수 있습니다.",
  },
  helplines: "도박 문제 도움 기관",
  lastLobby: "마지막 로비",
};

const vi: NoticeTexts = {
  title: {
    region: "Chưa hỗ trợ tại khu vực của bạn",
    address: "Truy cập bị hạn chế",
    domain: "Đây không phải địa chỉ của chúng tôi",
    maintenance: "Sẽ sớm trở lại",
    throttled: "Vui lòng chờ giây lát",
    error: "Đã xảy ra lỗi",
    offline: "Bạn đang ngoại tuyến",
  },
  body: {
    region:
      "Chúng tôi không thể cung cấp trò chơi tại khu vực của bạn. Nếu có nhầm lẫn, vui lòng liên hệ với chúng tôi.",
    address:
      "Truy cập từ địa chỉ mạng của bạn bị hạn chế. Nếu có nhầm lẫn, vui lòng liên hệ với chúng tôi.",
    domain:
      "Bạn đã truy cập bằng một địa chỉ không thuộc về chúng tôi. Vui lòng không đăng nhập tại đây và liên hệ chăm sóc khách hàng.",
    maintenance: "Hệ thống đang được bảo trì. Tài khoản và số dư của bạn vẫn an toàn.",
    throttled:
      "Nhiều người dùng chung mạng với bạn, và tổng số yêu cầu vượt quá mức chúng tôi trả lời được cùng lúc. Đây không phải lỗi của bạn, và không có gì của bạn bị mất.",
    error: "Không thể hiển thị trang. Vui lòng thử lại sau giây lát.",
    offline:
      "Trang này cần kết nối mạng. Khi không có mạng, bạn vẫn xem được sảnh gần nhất; trò chơi, tài khoản và giao dịch tiền cần có mạng.",
  },
  endsAt: "Dự kiến hoạt động lại",
  endUnknown: "Chúng tôi sẽ trở lại sớm nhất có thể.",
  yourAddress: "Địa chỉ IP của bạn",
  again: "Có thể thử lại",
  retry: "Thử lại ngay",
  help: "Chăm sóc khách hàng",
  reference: "Mã tham chiếu",
  rule: {
    market:
      "Quy định: quy định của chúng tôi cho {{place}}, phiên bản {{version}}, không cho phép cung cấp cổng này.",
    operator:
      "Quy định: nhà điều hành không cung cấp cổng này tại {{place}}, phiên bản {{version}}.",
    platform:
      "Quy định: nền tảng của nhà điều hành đóng với khu vực của bạn, tính đến {{version}}.",
    unknown:
      "Quy định: không xác định được quốc gia của bạn. Đăng nhập, giao dịch tiền và trò chơi cần quốc gia xác định.",
  },
  helplines: "Hỗ trợ khi gặp vấn đề về cờ bạc",
  lastLobby: "Sảnh gần nhất",
};

const th: NoticeTexts = {
  title: {
    region: "ยังไม่เปิดให้บริการในพื้นที่ของคุณ",
    address: "การเข้าถึงถูกจำกัด",
    domain: "นี่ไม่ใช่ที่อยู่เว็บไซต์ของเรา",
    maintenance: "จะกลับมาเร็วๆ นี้",
    throttled: "โปรดรอสักครู่",
    error: "เกิดข้อผิดพลาด",
    offline: "คุณออฟไลน์อยู่",
  },
  body: {
    region: "เราไม่สามารถให้บริการเกมในพื้นที่ของคุณได้ หากคิดว่าเป็นความผิดพลาด โปรดติดต่อเรา",
    address: "การเข้าถึงจากที่อยู่เครือข่ายของคุณถูกจำกัด หากคิดว่าเป็นความผิดพลาด โปรดติดต่อเรา",
    domain: "คุณเข้ามาผ่านที่อยู่ซึ่งไม่ใช่ของเรา โปรดอย่าเข้าสู่ระบบที่นี่ และติดต่อฝ่ายบริการลูกค้า",
    maintenance: "เรากำลังปรับปรุงระบบ บัญชีและยอดเงินของคุณปลอดภัย",
    throttled:
      "เครือข่ายของคุณมีผู้ใช้ร่วมกันหลายคน คำขอรวมกันจึงมากเกินกว่าที่เราตอบได้ในคราวเดียว ไม่ใช่ความผิดของคุณ และไม่มีข้อมูลใดของคุณสูญหาย",
    error: "ไม่สามารถแสดงหน้านี้ได้ โปรดลองอีกครั้งในอีกสักครู่",
    offline: "หน้านี้ต้องเชื่อมต่ออินเทอร์เน็ต ขณะไม่มีการเชื่อมต่อ คุณดูล็อบบี้ล่าสุดได้ แต่เกม บัญชี และการเงินต้องใช้เครือข่าย",
  },
  endsAt: "คาดว่าจะกลับมา",
  endUnknown: "เราจะกลับมาให้เร็วที่สุด",
  yourAddress: "ที่อยู่ IP ของคุณ",
  again: "ลองอีกครั้งได้",
  retry: "ลองอีกครั้งตอนนี้",
  help: "ฝ่ายบริการลูกค้า",
  reference: "หมายเลขอ้างอิง",
  rule: {
    market: "กฎ: กฎของเราสำหรับ{{place}} ฉบับ {{version}} ไม่อนุญาตให้เปิดบริการที่นั่น",
    operator: "กฎ: เจ้าของเว็บไซต์ไม่เปิดบริการใน{{place}} ฉบับ {{version}}",
    platform: "กฎ: แพลตฟอร์มของเจ้าของเว็บไซต์ปิดสำหรับพื้นที่ของคุณ ณ วันที่ {{version}}",
    unknown: "กฎ: ไม่ทราบประเทศของคุณ การเข้าสู่ระบบ การเงิน และเกมต้องทราบประเทศ",
  },
  helplines: "ความช่วยเหลือด้านปัญหาการพนัน",
  lastLobby: "ล็อบบี้ล่าสุด",
};

const zh: NoticeTexts = {
  title: {
    region: "您所在的地区暂不提供服务",
    address: "访问受限",
    domain: "这不是我们的网址",
    maintenance: "很快回来",
    throttled: "请稍候",
    error: "出错了",
    offline: "您已离线",
  },
  body: {
    region: "我们无法在您所在的地区提供游戏服务。如认为有误，请联系我们。",
    address: "来自您网络地址的访问受到限制。如认为有误，请联系我们。",
    domain: "您访问的网址不属于我们。请勿在此登录，并联系客服。",
    maintenance: "系统正在维护，您的账号和余额安全无虞。",
    throttled:
      "您所在的网络由许多人共用，合计请求超过了我们一次能处理的数量。这不是您的问题，您的任何内容都没有丢失。",
    error: "页面无法显示，请稍后重试。",
    offline: "此页面需要网络连接。离线时可以查看最近的大厅；游戏、账号和资金操作需要联网。",
  },
  endsAt: "预计恢复时间",
  endUnknown: "我们会尽快恢复服务。",
  yourAddress: "您的 IP 地址",
  again: "可重试时间",
  retry: "立即重试",
  help: "客服中心",
  reference: "参考编号",
  rule: {
    market: "适用规定：我们针对{{place}}的规定（版本 {{version}}）不允许在当地提供服务。",
    operator: "适用规定：运营商不在{{place}}提供服务（版本 {{version}}）。",
    platform: "适用规定：运营商的平台未对您所在的地区开放（截至 {{version}}）。",
    unknown: "适用规定：无法确定您所在的国家。登录、资金和游戏需要确定的国家。",
  },
  helplines: "赌博问题求助",
  lastLobby: "最近的大厅",
};

const ja: NoticeTexts = {
  title: {
    region: "お住まいの地域ではご利用いただけません",
    address: "アクセスが制限されています",
    domain: "当サイトのアドレスではありません",
    maintenance: "まもなく再開します",
    throttled: "しばらくお待ちください",
    error: "エラーが発生しました",
    offline: "オフラインです",
  },
  body: {
    region: "お客様の地域ではゲームを提供できません。誤りと思われる場合は、お問い合わせください。",
    address:
      "お使いのネットワークからのアクセスは制限されています。誤りと思われる場合は、お問い合わせください。",
    domain:
      "当サイトのものではないアドレスからアクセスされています。ここではログインせず、カスタマーサポートへご連絡ください。",
    maintenance: "ただいまメンテナンス中です。アカウントと残高は安全に保護されています。",
    throttled:
      "同じネットワークを多くの方が使っているため、一度に応答できる数を超えました。お客様の操作が原因ではなく、失われたものもありません。",
    error: "ページを表示できませんでした。しばらくしてからもう一度お試しください。",
    offline:
      "このページには接続が必要です。オフラインでも前回のロビーは見られますが、ゲーム、アカウント、入出金には接続が必要です。",
  },
  endsAt: "再開予定",
  endUnknown: "できるだけ早く再開いたします。",
  yourAddress: "お客様の IP アドレス",
  again: "再試行できるまで",
  retry: "今すぐ再試行",
  help: "カスタマーサポート",
  reference: "お問い合わせ番号",
  rule: {
    market:
      "適用される規定：{{place}}に関する規定（バージョン {{version}}）により、提供が認められていません。",
    operator:
      "適用される規定：運営者は{{place}}ではサービスを提供していません（バージョン {{version}}）。",
    platform:
      "適用される規定：運営者のプラットフォームはお客様の地域に公開されていません（{{version}}時点）。",
    unknown: "適用される規定：国を確認できません。ログイン、入出金、ゲームには国の確認が必要です。",
  },
  helplines: "ギャンブル問題の相談窓口",
  lastLobby: "前回のロビー",
};

const texts: Record<MessageLanguage, NoticeTexts> = { en, ko, vi, th, zh, ja };

/** The texts in a language; English where we have none. */
export const noticeTexts = (tag: string): NoticeTexts =>
  Object.hasOwn(texts, tag) ? texts[tag as MessageLanguage] : en;
