/** Titles and descriptions for search engines and link previews outside, and the question whether visits may be counted, in Korean. */
export default {
  home: "{{tagline}}. {{brand}}에서 슬롯, 라이브 카지노, 피싱 게임 등을 즐겨 보세요. 만 18세 이상만 이용할 수 있습니다.",
  category:
    "{{brand}}의 {{category}}: 모든 게임을 게임사와 종류별로 찾아보실 수 있습니다. 만 18세 이상만 이용할 수 있습니다.",
  game: "{{brand}}에서 제공하는 {{vendor}}의 {{game}}. 만 18세 이상만 이용할 수 있습니다.",
  promotions: "{{brand}}에서 진행 중이거나 예정된 프로모션을 기간, 조건과 함께 확인해 주세요.",
  providers: "{{brand}}의 모든 게임사와 게임사별 게임을 모았습니다.",
  download: "iPhone과 Android용 {{brand}} 앱을 받는 방법과 안전하게 설치하는 방법을 안내합니다.",
  help: "{{brand}} 이용 방법, 계정, 입출금에 관한 답변을 모았습니다.",
  ask: "방문 통계를 수집해도 될까요?",
  askText:
    "Google 애널리틱스가 쿠키를 저장하고 어떤 페이지가 열렸는지 집계합니다. 회원님이 누구인지, 무엇을 입력하는지는 전달되지 않습니다.",
  allow: "허용",
  deny: "허용 안 함",
  settings: "쿠키 설정",
  title: "쿠키 설정",
  lead: "{{brand}}에서 브라우저에 저장하는 정보와 선택 사항을 안내합니다.",
  neededTitle: "꼭 필요한 쿠키",
  neededText:
    "로그인 상태, 언어, 숨기거나 닫은 항목, 이 페이지에서의 선택을 기억합니다. 이 쿠키 없이는 포털을 이용할 수 없으며, 외부에 어떤 정보도 전달하지 않습니다.",
  countingTitle: "방문 통계",
  countingText:
    "허용하시면 Google 애널리틱스가 어떤 페이지가 열렸는지 집계합니다. 이름이 _ga로 시작하는 쿠키를 저장하고 브라우저, 대략적인 위치, 페이지 종류를 수집합니다. 이름, 계정, 베팅, 금액, 입력한 내용은 수집하지 않습니다.",
  yes: "허용한 상태입니다.",
  no: "허용하지 않은 상태입니다.",
  unasked: "아직 선택하지 않아 집계하지 않습니다.",
  barred: "브라우저에서 추적 거부를 요청하므로 방문을 집계하지 않습니다.",
  none: "현재 {{brand}}에서는 방문 통계를 수집하지 않습니다.",
  kept: "선택은 1년 동안 저장되며, 언제든지 여기서 바꿀 수 있습니다.",
};
