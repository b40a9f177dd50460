/** The feedback form, in Korean. */
export default {
  title: "의견 보내기",
  lead: "잘하고 있는 점과 개선할 점을 알려 주세요.",
  content: "내용",
  most: "최대 {{count}}자까지 입력할 수 있습니다.",
  left_other: "{{count}}자 더 입력할 수 있습니다.",
  over_other: "{{count}}자 초과했습니다.",
  images: "사진 (선택)",
  imagesRule: "PNG 또는 JPG 사진을 3장까지, 한 장에 최대 5MB까지 첨부할 수 있습니다.",
  send: "보내기",
  sending: "보내는 중…",
  sent: "감사합니다. 의견이 접수되었습니다.",
  number: "접수 번호는 {{id}}입니다. 문의하실 때 알려 주세요.",
  failed: "의견이 접수되었는지 확인하지 못했습니다. 잠시 후 다시 시도해 주세요.",
  notOffered: "지금은 의견을 받지 않습니다. 고객센터에 문의해 주세요.",
};
