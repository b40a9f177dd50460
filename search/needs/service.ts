/** Words of service: how to reach a person (Q10). The entries always come first. */
import type { Need } from "./need.ts";

export const service: readonly Need[] = [
  {
    for: "account:/chat",
    service: {
      en: "chat, live chat, livechat, support, customer support, customer service, customer care, support chat, online support, help chat, talk to someone, talk to a human, talk to a person, speak to a human, speak to an agent, speak to someone, real person, operator, agent chat, contact, contact us, contact support, helpdesk, help desk, complaint, complain, problem, report a problem, i have a problem, i need help, question",
      ko: "채팅, 상담, 상담원, 상담사, 상담원 연결, 상담사 연결, 채팅 상담, 실시간 상담, 라이브 채팅, 온라인 상담, 1:1 문의, 1대1 문의, 1대1 상담, 문의, 문의하기, 고객센터, 고객 센터, 고객 지원, 고객지원, 콜센터, 도와주세요, 불만, 민원, 신고, 컴플레인, 고객센터 연결",
      vi: "trò chuyện, chat, chat trực tuyến, hỗ trợ, hỗ trợ khách hàng, hỗ trợ trực tuyến, chăm sóc khách hàng, cskh, tổng đài, nhân viên, chat với nhân viên, nói chuyện với nhân viên, gặp nhân viên, liên hệ, liên hệ hỗ trợ, khiếu nại, cần giúp đỡ, tư vấn viên",
      th: "แชท, แชทสด, ไลฟ์แชท, แชทกับแอดมิน, แอดมิน, ติดต่อแอดมิน, ติดต่อ, ติดต่อเรา, ติดต่อเจ้าหน้าที่, คุยกับเจ้าหน้าที่, เจ้าหน้าที่, ฝ่ายบริการลูกค้า, บริการลูกค้า, คอลเซ็นเตอร์, ฝ่ายสนับสนุน, ซัพพอร์ต, ร้องเรียน, แจ้งปัญหา, สอบถาม, ขอความช่วยเหลือ",
      zh: "客服, 在线客服, 人工客服, 真人客服, 联系客服, 联系我们, 联系, 咨询, 在线咨询, 聊天, 客户服务, 客户支持, 投诉, 举报, 人工服务, 求助, 找客服",
      ja: "チャット, ライブチャット, チャットサポート, サポート, サポートセンター, カスタマーサポート, カスタマーサービス, 問い合わせ, お問い合わせ, 問合せ, オペレーター, 連絡, 連絡先, 相談, 苦情, クレーム, 担当者と話す, 人と話す",
    },
  },
  {
    for: "account:/menu#contact",
    service: {
      en: "contact, contact us, contact details, support, customer service, support email, email address, support address, e-mail, phone number, call, telephone, whatsapp, telegram, social media, complaint, complain, talk to a human",
      ko: "연락처, 고객센터, 고객센터 전화번호, 고객센터 이메일, 전화번호, 이메일 주소, 이메일, 문의처, 카톡, 텔레그램, 상담원, 문의하기, 문의, 민원",
      vi: "liên hệ, thông tin liên hệ, số điện thoại, địa chỉ email, email hỗ trợ, zalo, telegram, chăm sóc khách hàng, hỗ trợ",
      th: "ติดต่อ, ช่องทางติดต่อ, ติดต่อเรา, เบอร์โทร, อีเมล, ไลน์, บริการลูกค้า, ติดต่อแอดมิน",
      zh: "联系方式, 联系我们, 联系客服, 客服电话, 客服邮箱, 电话, 邮箱, 微信, 客服",
      ja: "連絡先, お問い合わせ先, 電話番号, メールアドレス, 問い合わせ, お問い合わせ, サポート",
    },
  },
  {
    for: "account:/upload/feedback",
    service: {
      en: "feedback, send feedback, give feedback, suggestion, report a bug, bug, complaint, review, opinion, idea",
      ko: "의견, 의견 보내기, 피드백, 건의, 건의사항, 제안, 버그 신고, 오류 신고",
      vi: "góp ý, phản hồi, gửi phản hồi, báo lỗi, đề xuất, khiếu nại",
      th: "ข้อเสนอแนะ, แสดงความคิดเห็น, ฟีดแบ็ก, แจ้งบั๊ก, แนะนำ",
      zh: "反馈, 意见反馈, 建议, 意见, 报告问题",
      ja: "ご意見, フィードバック, 意見, 要望, 不具合報告",
    },
  },
  {
    for: "account:/help",
    service: {
      en: "help, help center, help centre, help desk, faq, how to, instructions, guide, manual, tutorial",
      ko: "도움말, 도움, 이용 안내, 이용 방법, 가이드, 설명서",
      vi: "trợ giúp, hướng dẫn, trung tâm trợ giúp, giúp đỡ",
      th: "ช่วยเหลือ, ศูนย์ช่วยเหลือ, คู่มือ, วิธีใช้",
      zh: "帮助, 帮助中心, 使用指南, 教程, 指南",
      ja: "ヘルプ, ヘルプセンター, 使い方, ガイド",
    },
  },
];
