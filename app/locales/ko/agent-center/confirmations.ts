/** Withdrawals to confirm, in the agent center, in Korean. */
export default {
  time: "확인 기한",
  lead: "지급된 출금입니다. 수령 여부를 알려 주세요.",
  leadMinutes_other:
    "지급된 출금입니다. 수령 여부를 알려 주세요. {{count}}분이 지나면 수령한 것으로 처리됩니다.",
  none: "확인할 출금이 없습니다",
  waiting: "금액을 받으셨습니까?",
  settled: "처리 완료",
  withdrawal: "출금 번호",
  amount: "금액",
  paidAt: "지급 시각",
  paid: "번호 {{id}} · {{at}} 지급",
  left: "남은 시간:",
  until: "({{at}}까지)",
  over: "시간이 지나 이 출금은 수령한 것으로 처리됩니다.",
  state: "상태",
  states: {
    WAITING: "수령 확인 대기",
    RECEIVED: "수령",
    NOT_RECEIVED: "미수령, 확인 중",
    FORCED: "수령으로 처리됨",
  },
  notRefunded: "금액은 반환되지 않습니다",
  decide: { RECEIVED: "수령", NOT_RECEIVED: "미수령", ALL_RECEIVED: "모두 수령" },
  ask: {
    RECEIVED: "금액을 받으셨는지 확인해 주세요. 되돌릴 수 없습니다.",
    NOT_RECEIVED: "계좌 내역 등 증빙 이미지를 보내 주세요.",
    ALL_RECEIVED: "대기 중인 출금을 모두 받으셨는지 확인해 주세요. 되돌릴 수 없습니다.",
  },
  now: { RECEIVED: "받았습니다", NOT_RECEIVED: "받지 못했습니다", ALL_RECEIVED: "모두 받았습니다" },
  done: {
    RECEIVED: "감사합니다. 출금이 완료되었습니다.",
    NOT_RECEIVED: "이미지를 접수했습니다. 확인 후 처리하겠습니다.",
    ALL_RECEIVED: "감사합니다. 모든 출금이 완료되었습니다.",
  },
  proof: "이미지",
  proofRule: "PNG 또는 JPG, 최대 5MB",
};
