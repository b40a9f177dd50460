/** Settings of the agent center (N7, N8). */
export default {
  lead: "저장한 보기, 화면 표시, 알림 기준입니다. 모든 기기에서 동일하게 적용됩니다.",
  done: "저장했습니다",
  views: "저장한 보기",
  noViews:
    "아직 저장한 보기가 없습니다. 보고서를 열어 기간과 필터를 선택한 다음 보기를 눌러 주세요.",
  isStart: "처음 표시",
  makeStart: "에이전트 센터를 열 때 먼저 표시",
  dropStart: "마지막 페이지로 열기",
  rename: "이름 변경",
  save: "저장",
  delete: "삭제",
  sure: "‘{{name}}’ 보기를 삭제할까요?",
  gone: "더 이상 없음",
  sureStart:
    "‘{{name}}’ 보기를 삭제할까요? 지금 이 보기로 에이전트 센터가 열립니다. 삭제하면 마지막 페이지로 열립니다.",
  goneStart:
    "에이전트 센터를 열 때 쓰던 보기가 더 이상 없습니다. 아래에서 다른 보기를 선택하거나 마지막 페이지로 열어 주세요.",
  display: "화면 표시",
  density: "행 높이",
  comfortable: "기본",
  compact: "좁게",
  pageSize: "페이지당 행 수",
  usualSize: "기본",
  shortcuts: "키보드 단축키 사용",
  thresholds: "알림 기준",
  thresholdsText:
    "개요에는 이 금액 이상의 당첨, 입금, 출금과 이 기간 동안 플레이하지 않은 계정이 표시됩니다. 비워 두면 플랫폼의 기본값을 사용합니다.",
  bigWin: "큰 당첨 기준",
  deposit: "입금 기준",
  withdrawal: "출금 기준",
  inactiveDays: "베팅이 없는 일수",
  templates: "요율 템플릿",
  templatesText: "계정을 개설하거나 링크를 만들거나 요율을 변경할 때 불러올 요율입니다.",
  newTemplate: "새 템플릿",
  templateName: "템플릿 이름",
  sureTemplate: "‘{{name}}’ 템플릿을 삭제할까요?",
};
