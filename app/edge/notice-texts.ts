/** The few words of the pages that replace the portal, apart from all others, so that nothing has to be loaded. */

export type NoticeKind = "region" | "address" | "domain" | "maintenance" | "error";

interface NoticeWords {
  title: Record<NoticeKind, string>;
  body: Record<NoticeKind, string>;
  endsAt: string;
  endUnknown: string;
  yourAddress: string;
  help: string;
  reference: string;
}

const en: NoticeWords = {
  title: {
    region: "Not available where you are",
    address: "Access restricted",
    domain: "This is not our address",
    maintenance: "Back shortly",
    error: "Something went wrong",
  },
  body: {
    region:
      "We may not offer our games in your region. If you believe this is a mistake, please contact us.",
    address:
      "Access from your network address is restricted. If you believe this is a mistake, please contact us.",
    domain:
      "You reached us by an address that is not ours. Please do not sign in here, and contact customer service.",
    maintenance: "We are improving the portal at the moment. Your account and balance are safe.",
    error: "The page could not be shown. Please try again in a moment.",
  },
  endsAt: "Expected back",
  endUnknown: "We will be back as soon as we can.",
  yourAddress: "Your IP address",
  help: "Customer service",
  reference: "Reference",
};

const ko: NoticeWords = {
  title: {
    region: "현재 지역에서는 이용할 수 없습니다",
    address: "접속이 제한되었습니다",
    domain: "유효하지 않은 주소입니다",
    maintenance: "곧 다시 열립니다",
    error: "문제가 발생했습니다",
  },
  body: {
    region:
      "해당 지역에는 게임 서비스를 제공할 수 없습니다. 착오라고 생각되시면 고객센터로 문의해 주세요.",
    address:
      "현재 네트워크 주소에서의 접속이 제한되어 있습니다. 착오라고 생각되시면 고객센터로 문의해 주세요.",
    domain:
      "저희가 운영하지 않는 주소로 접속하셨습니다. 이 주소에서는 로그인하지 마시고 고객센터로 문의해 주세요.",
    maintenance: "지금 시스템을 점검하고 있습니다. 회원님의 계정과 잔액은 안전합니다.",
    error: "페이지를 표시하지 못했습니다. 잠시 후 다시 시도해 주세요.",
  },
  endsAt: "종료 예정",
  endUnknown: "최대한 빨리 다시 열겠습니다.",
  yourAddress: "접속 IP 주소",
  help: "고객센터",
  reference: "문의 번호",
};

const words: Record<string, NoticeWords> = { en, ko };

/** The words in a language; English where we have none. */
export const noticeWords = (tag: string): NoticeWords => words[tag.split("-")[0] ?? ""] ?? en;
