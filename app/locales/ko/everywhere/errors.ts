/** What went wrong, in Korean. */
export default {
  unknown: "문제가 발생했습니다. 다시 시도해 주세요.",
  unknownTitle: "문제가 발생했습니다",
  unknownText:
    "시스템에서 발생한 문제이며 잔액은 안전합니다. 방금 신청한 것이 있다면 다시 신청하기 전에 내역에서 처리 여부를 확인해 주세요. 고객센터에 문의하실 때 이 번호를 알려 주세요.",
  dropped_other: "표시할 수 없는 항목이 {{count}}개 있습니다.",
  requestId: "요청 번호 {{id}}",
  notFoundTitle: "존재하지 않는 페이지입니다",
  notFoundText:
    "주소가 바뀌었거나 잘못 입력되었을 수 있습니다. 게임을 검색하거나 이동할 곳을 선택해 주세요.",
  searchLabel: "슬롯 검색",
  searchPlaceholder: "슬롯 이름",
  search: "검색",
  forbiddenTitle: "이 계정으로는 볼 수 없는 페이지입니다",
  forbiddenText: "로그인되어 있지만 이 계정에는 이 페이지를 볼 권한이 없습니다.",
  goHome: "홈으로 이동",
  retry: "다시 시도",
  chunkTitle: "{{brand}} 서비스가 업데이트되었습니다",
  chunkText:
    "페이지 일부를 불러오지 못했습니다. 다시 시도하거나 새로고침해 최신 버전을 이용해 주세요.",
  reload: "새로고침",
  offline: "네트워크 연결이 끊겼습니다. 다시 연결되면 자동으로 이어집니다.",
  unsent:
    "연결이 끊겨 전송되지 않았습니다. 입력한 내용은 그대로 있으니 연결된 후 다시 보내 주세요.",
  slow: "페이지를 불러오는 데 시간이 오래 걸립니다. 연결을 확인하거나 다시 시도해 주세요.",
  stuck: "페이지 일부를 불러오지 못했습니다. 새로고침해 주세요.",
  checkConnection:
    "페이지를 불러오는 데 시간이 너무 오래 걸렸습니다. 연결 상태를 확인하고 다시 시도해 주세요.",
  in_need_true_account:
    "체험 계정을 이용 중입니다. 실제 금액으로 플레이하려면 정식 계정을 만들어 주세요. 무료 체험은 계속 이용할 수 있습니다.",
};
