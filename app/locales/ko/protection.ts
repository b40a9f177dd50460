/** Limits on deposits, net loss and time, in Korean. */
export default {
  lead: "최대 입금액을 직접 정해 주세요. 모든 입금이 합산되며, 출금해도 한도는 늘어나지 않습니다.",
  rule: "처음 정하거나 낮춘 한도는 바로 적용됩니다. 한도를 높이거나 없애려면 꼬박 하루가 지난 뒤 다시 확인해야 합니다.",
  period: {
    DAY: "하루",
    WEEK: "한 주",
    MONTH: "한 달",
  },
  kind: { DEPOSIT: "입금", NET_LOSS: "순손실", SESSION_TIME: "게임 시간" },
  kindLead: {
    NET_LOSS:
      "순손실은 정산된 베팅의 베팅액에서 돌려받은 금액을 뺀 값입니다. 게임을 시작할 때, 게임으로 금액을 옮길 때, 그리고 게임이 열려 있는 동안 1분마다 확인합니다. 이미 한 베팅은 한도를 넘을 수 있습니다.",
    SESSION_TIME: "게임이 열려 있는 시간(분)입니다. 여러 게임을 동시에 열어도 한 번만 계산됩니다.",
  },
  minutes: "{{minutes}}분",
  playUsedOf: "{{limit}} 중 {{used}} 사용",
  playUsed: "이 기간 {{used}}",
  playUnknown: "지금은 베팅 내역을 불러올 수 없습니다. 잠시 후 다시 확인합니다.",
  playAsOf: "{{at}} 기준. 다른 곳에서 한 베팅도 합산됩니다.",
  fieldMinutes: "새 한도(분)",
  until: "{{day}} 24:00까지",
  usedOf: "{{limit}} 중 {{used}} 입금",
  used: "이 기간 입금액 {{used}}",
  left: "남은 금액: {{left}}",
  none: "한도 없음",
  unknown:
    "지금은 입금 내역을 불러올 수 없습니다. 불러올 수 있을 때까지 한도가 있는 계정은 입금할 수 없습니다.",
  asOf: "{{at}} 기준. 다른 곳에서 한 입금도 합산됩니다.",
  field: "새 한도",
  set: "한도 정하기",
  change: "한도 변경",
  remove: "한도 없애기",
  askedHigher: "{{at}}에 {{limit}} 한도를 요청하셨습니다.",
  askedNone: "{{at}}에 한도 해제를 요청하셨습니다.",
  wait: "{{from}}부터 확인할 수 있습니다.",
  confirmBy: "{{until}}까지 확인해 주세요. 그 뒤에는 요청이 사라집니다.",
  confirm: "확인",
  drop: "지금 한도 유지",
  done: {
    set: "한도가 적용되었습니다.",
    asked:
      "요청을 접수했습니다. 꼬박 하루 뒤 여기에서 확인해 주세요. 그때까지 한도는 그대로입니다.",
    confirmed: "변경이 적용되었습니다.",
    dropped: "한도가 그대로 유지됩니다.",
  },
  changed: "지금은 이 요청을 확인할 수 없습니다. 현재 상태가 아래에 표시됩니다.",
  link: "입금 한도",
};
