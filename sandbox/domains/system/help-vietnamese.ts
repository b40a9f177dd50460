import type { HelpTexts } from "./help-texts.ts";

/** The help center in Vietnamese. */
export const helpVietnamese: HelpTexts = {
  faq: {
    title: "Câu hỏi thường gặp",
    content: `<h3>Làm thế nào để bắt đầu chơi?</h3>
<p>Đăng ký, xác nhận bạn đủ tuổi theo quy định nơi bạn ở và nạp tiền. Sau đó mở một trò chơi ở sảnh: một ví dùng cho tất cả.</p>
<h3>Tôi quên mật khẩu.</h3>
<p>Cửa sổ đăng nhập hướng dẫn cách đặt mật khẩu mới. Nếu vẫn chưa được, chăm sóc khách hàng sẽ giúp sau khi xác minh bạn là ai.</p>
<h3>Trò chơi dừng giữa ván.</h3>
<p>Mỗi ván được quyết định trên máy chủ của trò chơi. Hãy mở lại trò chơi: ván đã xong nằm trong lịch sử cược, ván chưa xong sẽ tiếp tục hoặc được hoàn tiền cược.</p>
<h3>Vì sao tôi phải nhập mã trong hình?</h3>
<p>Sau ba lần đăng nhập sai trong nửa giờ, chúng tôi kiểm tra xem có phải người thật không. Khi đăng nhập thành công, câu hỏi này sẽ không còn.</p>
<h3>Tôi có thể có nhiều tài khoản không?</h3>
<p>Không. Mỗi người một tài khoản; thưởng của các tài khoản khác sẽ bị hủy.</p>`,
  },
  rules: {
    title: "Luật chơi",
    content: `<h3>Slot</h3>
<p>Tiền cược được chia cho các dòng của trò chơi. Các biểu tượng giống nhau liền kề từ trái sang được trả theo bảng. Tiền thắng của mọi dòng được cộng lại.</p>
<h3>Bàn trực tiếp</h3>
<p>Cược được tính khi đặt trước tiếng chuông. Khi bàn phải dừng, các ván chưa quyết định được hoàn tiền cược.</p>
<h3>Thể thao</h3>
<p>Cược được kết toán theo kết quả chính thức. Trận hoãn không diễn ra trong 48 giờ sẽ bị hủy; trong vé xiên, trận đó được tính tỷ lệ 1.00.</p>
<h3>Xổ số</h3>
<p>Vé được mua đến giờ hiển thị cùng kỳ quay. Sau đó không thể đổi vé.</p>
<h3>Sự cố</h3>
<p>Ván bị lỗi sẽ bị hủy: tiền cược được hoàn, tiền thắng bị thu hồi.</p>`,
  },
  account: {
    title: "Tài khoản và bảo mật",
    content: `<ul>
<li>Dùng mật khẩu không dùng ở nơi khác: 8 đến 20 ký tự, gồm chữ và số.</li>
<li>Đặt mật khẩu giao dịch. Mật khẩu này được hỏi khi tiền hoặc điểm rời khỏi tài khoản.</li>
<li>Bạn sẽ được đăng xuất sau 30 phút không hoạt động.</li>
<li>Chúng tôi không bao giờ hỏi mật khẩu của bạn.</li>
</ul>
<p>Để đóng tài khoản, hãy liên hệ chăm sóc khách hàng. Số dư trong ví được chi trả trước.</p>`,
  },
  deposit: {
    title: "Nạp tiền",
    content: `<ol>
<li>Mở Nạp tiền và chọn cách thanh toán. Số tiền nhỏ nhất và lớn nhất ghi bên cạnh.</li>
<li>Nhập số tiền và làm theo các bước.</li>
<li>Tiền vào ví ngay khi thanh toán được xác nhận, thường trong một phút, chậm nhất một giờ.</li>
</ol>
<p>Chỉ thanh toán từ tài khoản đứng tên bạn. Tiền nạp của người khác sẽ được trả lại. Nếu sau một giờ chưa thấy tiền, hãy gửi biên lai cho chăm sóc khách hàng.</p>`,
  },
  withdraw: {
    title: "Rút tiền",
    content: `<ol>
<li>Mở Rút tiền, chọn tài khoản nhận, nhập số tiền và mật khẩu giao dịch.</li>
<li>Chúng tôi kiểm tra không còn vòng cược nào phải hoàn tất.</li>
<li>Tiền được gửi.</li>
<li>Cho chúng tôi biết tiền đã đến hay chưa: nếu chưa, chúng tôi kiểm tra theo biên lai.</li>
</ol>
<p>Tiền chỉ được gửi đến tài khoản đứng tên bạn.</p>`,
  },
  responsible: {
    title: "Chơi có trách nhiệm",
    content: `<p>Trò chơi là giải trí có mất tiền. Đó không phải cách kiếm tiền hay gỡ lại số đã thua.</p>
<h3>Giữ kiểm soát</h3>
<ul>
<li>Quyết định trước bạn có thể dành bao nhiêu tiền và thời gian, và dừng khi một trong hai đã hết.</li>
<li>Thỉnh thoảng xem lãi/lỗ của bạn trong trung tâm hội viên.</li>
<li>Đặt hạn mức cho tiền nạp, tiền thua và thời gian: <a href="/member/limits">Hạn mức</a>.</li>
<li>Tạm nghỉ hoặc tự loại trừ: <a href="/member/break">Tạm nghỉ chơi</a>.</li>
<li>Nếu muốn ngừng chơi hẳn, hãy yêu cầu chăm sóc khách hàng đóng tài khoản.</li>
</ul>
<h3>Dấu hiệu cần để ý</h3>
<ul>
<li>Bạn chơi để quên lo lắng, hoặc chơi lâu hơn dự định.</li>
<li>Bạn tăng cược để gỡ, vay tiền hoặc giấu việc mình chơi.</li>
</ul>
<h3>Trợ giúp</h3>
<p>Hãy nói chuyện với người bạn tin, bác sĩ hoặc dịch vụ tư vấn ở nước bạn; tư vấn được bảo mật và thường miễn phí.</p>
<p>Người chưa đủ tuổi theo quy định nơi mình ở không được chơi. Giữ mật khẩu xa trẻ em và dùng bộ lọc trên thiết bị chung.</p>`,
  },
  terms: {
    title: "Điều khoản sử dụng",
    content: `<h3>1. Ai được chơi</h3><p>Bạn đủ tuổi theo quy định nơi bạn ở, hành động cho chính mình và ở nơi được phép chơi.</p>
<h3>2. Tài khoản</h3><p>Mỗi người một tài khoản với thông tin đúng. Bạn chịu trách nhiệm về việc sử dụng mật khẩu cho đến khi báo mất.</p>
<h3>3. Tiền</h3><p>Ví giữ tiền của bạn, không sinh lãi và không phải tài khoản ngân hàng. Nạp và rút qua tài khoản đứng tên bạn.</p>
<h3>4. Thưởng</h3><p>Mỗi khoản thưởng có điều kiện riêng, hiển thị trước khi bạn nhận. Lạm dụng sẽ chấm dứt thưởng.</p>
<h3>5. Trò chơi</h3><p>Kết quả ghi trên máy chủ là kết quả tính. Ván lỗi bị hủy.</p>
<h3>6. Quyền của chúng tôi</h3><p>Chúng tôi có thể yêu cầu giấy tờ và khóa tài khoản trong khi xem xét gian lận, rửa tiền hoặc chơi dưới tuổi.</p>
<h3>7. Hồ sơ</h3><p>Chúng tôi lưu cược và thanh toán năm năm sau khi tài khoản đóng.</p>
<h3>8. Khiếu nại</h3><p>Trước tiên hãy viết cho chăm sóc khách hàng. Bạn sẽ có câu trả lời trong mười ngày.</p>
<h3>9. Thay đổi</h3><p>Thay đổi được thông báo trước hai tuần. Ai không đồng ý có thể đóng tài khoản và rút toàn bộ tiền.</p>`,
  },
  privacy: {
    title: "Chính sách quyền riêng tư",
    content: `<h3>Chúng tôi lưu gì</h3><p>Thông tin bạn cung cấp khi đăng ký và xác minh; thanh toán và cược; địa chỉ và loại thiết bị khi truy cập.</p>
<h3>Để làm gì</h3><p>Để quản lý tài khoản, chi trả, giữ trò chơi công bằng và làm điều luật yêu cầu: kiểm tra tuổi, chống rửa tiền, bảo vệ người chơi.</p>
<h3>Ai xem được</h3><p>Nhân viên cần đến, dịch vụ thanh toán cho thanh toán của họ, nhà cung cấp trò chơi dưới dạng mã số, và cơ quan có thẩm quyền. Chúng tôi không bán gì.</p>
<h3>Bao lâu</h3><p>Khi tài khoản còn và năm năm sau đó. Lượt truy cập bị xóa sau 90 ngày.</p>
<h3>Cookie</h3><p>Một để giữ đăng nhập, một để nhớ ngôn ngữ, một để nhớ tên trong một ngày nếu bạn muốn. Đo lượt truy cập cần sự đồng ý của bạn.</p>
<h3>Quyền của bạn</h3><p>Yêu cầu bản sao, sửa, xóa hoặc phản đối tại <a href="mailto:privacy@portico.example">privacy@portico.example</a>.</p>`,
  },
  about: {
    title: "Về chúng tôi",
    content: `<p>Từ năm 2024 chúng tôi quy tụ trò chơi của hơn ba mươi nhà cung cấp: khoảng mười nghìn slot, bàn trực tiếp, bắn cá, game bài, thể thao, xổ số và bingo, với một ví cho tất cả.</p>
<p>Đơn vị vận hành trang được ghi ở cuối mỗi trang.</p>
<p>Chăm sóc khách hàng phục vụ ngày đêm. Cách liên hệ có ở cuối mỗi trang.</p>`,
  },
};
