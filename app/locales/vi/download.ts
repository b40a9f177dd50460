/** The app and how to install it, in Vietnamese. */
export default {
  title: "Tải ứng dụng",
  lead: "Quét mã bằng điện thoại, hoặc mở trang này trên điện thoại và chọn Cài đặt.",
  leadPhone: "Chọn Cài đặt cho điện thoại của bạn và làm theo các bước.",
  open: "Cài đặt {{app}}",
  stepsOf: "Cách cài đặt {{app}}",
  steps: {
    ios1: "Mở liên kết trên iPhone hoặc iPad của bạn.",
    ios2: "Nhấn Nhận và xác nhận bằng Face ID, Touch ID hoặc mật mã.",
    ios3: "Mở ứng dụng và đăng nhập tài khoản của bạn.",
    profile1: "Mở liên kết bằng Safari và cho phép tải hồ sơ cấu hình.",
    profile2: "Vào Cài đặt, chọn Đã tải về hồ sơ, rồi nhấn Cài đặt.",
    profile3: "Vào Cài đặt, Cài đặt chung, VPN và quản lý thiết bị, rồi tin cậy hồ sơ.",
    profile4: "Mở ứng dụng từ màn hình chính và đăng nhập.",
    android1: "Mở liên kết trên điện thoại và tải tệp xuống.",
    android2:
      "Nếu điện thoại hỏi, hãy cho phép trình duyệt cài đặt ứng dụng. Bạn có thể tắt quyền này sau.",
    android3: "Mở tệp đã tải, nhấn Cài đặt, rồi đăng nhập tài khoản của bạn.",
    other1: "Mở liên kết trên điện thoại và làm theo hướng dẫn.",
  },
  safety:
    "Chỉ cài đặt ứng dụng từ trang này, và chỉ nhập mật khẩu trong ứng dụng và trên trang này.",
  empty: "Hiện chưa có ứng dụng để cài đặt",
  emptyText: "Mọi tính năng đều dùng được trên trình duyệt, kể cả trên điện thoại.",
};
