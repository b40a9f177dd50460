import type en from "~/locales/en/social.ts";
import type { Shape } from "~/locales/shape.ts";

/** Logging in with Google, Facebook or a number that Firebase proves, in Vietnamese. */
export default {
  or: "hoặc",
  google: "Tiếp tục với Google",
  facebook: "Tiếp tục với Facebook",
  phone: "Tiếp tục bằng số di động",
  opening: "Đang mở…",
  inWindow: "Vui lòng hoàn tất trong cửa sổ vừa mở.",
  leading: "Đang chuyển trang…",
  checking: "Đang đăng nhập…",
  noScript: "Cần bật JavaScript để đăng nhập bằng các cách này.",
  failed: "Đăng nhập không thành công. Vui lòng thử lại hoặc đăng nhập bằng cách khác.",
  unavailable:
    "Không kết nối được với dịch vụ đăng nhập. Vui lòng kiểm tra mạng rồi thử lại, hoặc đăng nhập bằng cách khác.",
  refused: "Lượt đăng nhập này đã hết hạn hoặc đã được dùng. Vui lòng thử lại.",
  taken:
    "Email hoặc số điện thoại này đã thuộc về một tài khoản khác. Nếu đó là bạn, vui lòng đăng nhập bằng mật khẩu.",
  shut: "Tài khoản này không sử dụng được. Vui lòng liên hệ chăm sóc khách hàng.",
  phoneTitle: "Đăng nhập bằng số di động",
  phoneText: "Chúng tôi sẽ gửi mã qua SMS. Nhà mạng có thể tính phí nhận tin nhắn.",
  phoneSend: "Gửi mã cho tôi",
  phoneSending: "Đang gửi…",
  phoneSent: "Mã đang được gửi đến {{mobile}}.",
  phoneAgain: "Gửi mã khác",
  phoneAgainWait_other: "Gửi mã khác sau {{count}} giây",
  phoneOther: "Dùng số khác",
  phoneConfirm: "Đăng nhập",
  phoneBack: "Cách đăng nhập khác",
  newHere: "Hãy chọn tên đăng nhập để mở tài khoản.",
  knownAs: "Tài khoản {{provider}}: {{name}}",
  byNumber: "Số {{mobile}} đã được xác nhận.",
  unnamed: "Tài khoản {{provider}} của bạn đã được xác nhận.",
  otherWay: "Đăng ký bằng cách khác",
} satisfies Shape<typeof en>;
