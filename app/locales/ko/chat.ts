/** The chat with customer service, in Korean. */
export default {
  lead: "상담할 부서를 선택해 주세요.",
  online: "상담 가능",
  offline: "부재중",
  start: "채팅 시작",
  others: "다른 문의 방법",
  frame: "고객센터 채팅",
  frameOf: "채팅: {{desk}}",
  newWindow: "새 창으로 열기",
  another: "새 상담",
  late: "채팅을 불러오지 못하고 있습니다. 다시 시도하거나 새 창으로 열어 보세요. 다른 방법으로도 문의하실 수 있습니다.",
  retry: "다시 시도",
};
