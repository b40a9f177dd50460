/** Other words for the account itself, and for signing in and out (Q10). */
import type { Need } from "./need.ts";

export const account: readonly Need[] = [
  {
    for: "account:/member",
    words: {
      en: "my account, account, overview, member center, dashboard, my page",
      ko: "내 계정, 마이페이지, 내 페이지, 회원 센터, 내 정보",
      vi: "tài khoản, tài khoản của tôi, trang cá nhân",
      th: "บัญชีของฉัน, บัญชี, หน้าของฉัน",
      zh: "我的账户, 我的, 会员中心, 账户",
      ja: "マイページ, マイアカウント, アカウント, 会員ページ",
    },
  },
  {
    for: "account:/member/profile",
    words: {
      en: "my account, personal details, profile, my details, change my name, change name, change address, change email, change phone number, change my number, birthday, date of birth, nickname, avatar, profile picture, edit profile, verification, verify my account, kyc",
      ko: "내 정보, 회원정보, 회원 정보 수정, 이름 변경, 닉네임 변경, 전화번호 변경, 이메일 변경, 생년월일, 프로필 사진, 본인 인증, 정보 수정",
      vi: "thông tin cá nhân, hồ sơ, đổi tên, đổi số điện thoại, đổi email, ảnh đại diện, xác minh tài khoản, ngày sinh",
      th: "ข้อมูลส่วนตัว, โปรไฟล์, เปลี่ยนชื่อ, เปลี่ยนเบอร์, เปลี่ยนอีเมล, รูปโปรไฟล์, ยืนยันตัวตน",
      zh: "个人资料, 修改资料, 改名, 修改手机号, 修改邮箱, 头像, 实名认证, 生日",
      ja: "プロフィール, 個人情報, 名前変更, 電話番号変更, メールアドレス変更, プロフィール写真, 本人確認, 生年月日",
    },
  },
  {
    for: "account:/member/security",
    words: {
      en: "security, account security, secure my account, hacked, my account was hacked, two factor, 2fa, second step, safety of my account, security center",
      ko: "보안, 계정 보안, 보안 설정, 해킹, 해킹당했어요, 2단계 인증, 보안 센터",
      vi: "bảo mật, bảo mật tài khoản, bị hack, xác thực hai bước",
      th: "ความปลอดภัย, ความปลอดภัยบัญชี, โดนแฮก, ยืนยันสองขั้นตอน",
      zh: "安全, 安全中心, 账户安全, 被盗, 账号被盗, 双重验证",
      ja: "セキュリティ, アカウント保護, 乗っ取り, 二段階認証, 不正アクセス",
    },
  },
  {
    for: "account:/member/security#password",
    words: {
      en: "password, change password, change my password, new password, update password, login password, change pin, pw, passwd",
      ko: "비밀번호, 비밀번호 변경, 비번 변경, 비번, 비밀번호 바꾸기, 비번 바꾸기, 비밀번호 수정, 암호 변경, 암호",
      vi: "mật khẩu, đổi mật khẩu, thay đổi mật khẩu, mật khẩu mới",
      th: "รหัสผ่าน, เปลี่ยนรหัสผ่าน, เปลี่ยนรหัส, แก้รหัสผ่าน, รหัสผ่านใหม่",
      zh: "密码, 修改密码, 更改密码, 改密码, 新密码, 登录密码",
      ja: "パスワード, パスワード変更, パスワードを変更, パスワードを変える, 暗証番号",
    },
  },
  {
    for: "account:/member/security#payment-password",
    words: {
      en: "payment password, payment pin, withdrawal password, fund password, pin, transaction password, change payment password, forgot payment password",
      ko: "결제 비밀번호, 출금 비밀번호, 환전 비밀번호, 거래 비밀번호, 결제 비번, 자금 비밀번호",
      vi: "mật khẩu giao dịch, mật khẩu rút tiền, mật khẩu thanh toán, mã pin",
      th: "รหัสผ่านธุรกรรม, รหัสถอนเงิน, รหัสการชำระเงิน, พิน",
      zh: "支付密码, 提款密码, 资金密码, 取款密码, 交易密码",
      ja: "決済パスワード, 出金パスワード, 取引パスワード, 支払いパスワード",
    },
  },
  {
    for: "account:/member/security#sessions",
    words: {
      en: "devices, my devices, devices logged in, logged in devices, sessions, active sessions, log out everywhere, log out all devices, sign out everywhere, who is using my account, someone else used my account, unknown login, end sessions, last login",
      ko: "접속 기기, 로그인 기기, 기기 관리, 모든 기기 로그아웃, 다른 기기 로그아웃, 접속 기록, 로그인 기록, 누가 내 계정에 로그인, 세션",
      vi: "thiết bị đăng nhập, thiết bị, phiên đăng nhập, đăng xuất khỏi mọi thiết bị, lịch sử đăng nhập",
      th: "อุปกรณ์ที่เข้าสู่ระบบ, อุปกรณ์, เซสชัน, ออกจากระบบทุกอุปกรณ์, ประวัติการเข้าสู่ระบบ",
      zh: "登录设备, 设备管理, 退出所有设备, 登录记录, 会话",
      ja: "ログイン端末, ログイン中の端末, 端末管理, デバイス, 全端末からログアウト, ログイン履歴, セッション",
    },
  },
  {
    for: "account:/member/security#own-data",
    words: {
      en: "my data, download my data, data export, export my data, gdpr, personal data, delete my data, data request, copy of my data",
      ko: "내 데이터, 데이터 다운로드, 개인정보 다운로드, 개인정보 열람, 내 정보 다운로드, 데이터 내보내기",
      vi: "dữ liệu của tôi, tải dữ liệu, xuất dữ liệu, dữ liệu cá nhân",
      th: "ข้อมูลของฉัน, ดาวน์โหลดข้อมูล, ส่งออกข้อมูล",
      zh: "我的数据, 下载数据, 导出数据, 个人数据",
      ja: "自分のデータ, データのダウンロード, データ出力, 個人データ, データ開示",
    },
  },
  {
    for: "account:/login/forgot",
    words: {
      en: "forgot password, forgot my password, i forgot my password, forgotten password, lost password, reset password, reset my password, password reset, recover password, can't log in, cannot log in, can't login, can't sign in, login problem, login failed, locked out, forgot username, recover account",
      ko: "비밀번호 찾기, 비번 찾기, 비밀번호 분실, 비밀번호 잊음, 비밀번호 잊어버렸어요, 비밀번호를 잊었어요, 비번 까먹음, 비번 잊어버림, 비밀번호 재설정, 비밀번호 초기화, 로그인 안됨, 로그인이 안돼요, 아이디 찾기",
      vi: "quên mật khẩu, lấy lại mật khẩu, đặt lại mật khẩu, khôi phục mật khẩu, không đăng nhập được, quên tài khoản, quên tên đăng nhập",
      th: "ลืมรหัสผ่าน, ลืมรหัส, รีเซ็ตรหัสผ่าน, กู้รหัสผ่าน, เข้าระบบไม่ได้, ล็อกอินไม่ได้, ลืมชื่อผู้ใช้",
      zh: "忘记密码, 找回密码, 重置密码, 忘了密码, 密码忘了, 无法登录, 登录不了, 忘记账号",
      ja: "パスワード忘れ, パスワード忘れた, パスワードを忘れた, パスワード再設定, パスワードリセット, ログインできない, ユーザー名忘れた",
    },
  },
  {
    for: "account:/login",
    words: {
      en: "sign in, log on, log in, login, signin",
      ko: "로그인하기, 로그인, 접속",
      vi: "đăng nhập",
      th: "เข้าสู่ระบบ, ล็อกอิน",
      zh: "登录, 登陆, 登入",
      ja: "ログイン, サインイン",
    },
  },
  {
    for: "account:/logout",
    words: {
      en: "log out, logout, log off, logoff, sign out, signout, sign off, exit, leave",
      ko: "로그아웃, 로그 아웃, 나가기",
      vi: "đăng xuất, thoát, thoát tài khoản",
      th: "ออกจากระบบ, ล็อกเอาต์, ล็อกเอาท์",
      zh: "退出登录, 退出, 登出, 注销登录, 退出账号",
      ja: "ログアウト, サインアウト, ログオフ",
    },
  },
  {
    for: "account:/register",
    words: {
      en: "sign up, join, create account, open account, open an account, new account, register, registration, signup",
      ko: "회원가입, 가입, 계정 만들기, 신규 가입, 회원 등록",
      vi: "đăng ký, tạo tài khoản, mở tài khoản",
      th: "สมัคร, สมัครสมาชิก, เปิดบัญชี, ลงทะเบียน",
      zh: "注册, 开户, 创建账户, 注册账号",
      ja: "新規登録, 会員登録, アカウント作成, 口座開設, とうろく",
    },
  },
  {
    for: "account:/menu#language",
    words: {
      en: "language, languages, change language, switch language, other language, translate, english, in english, korean, korean language, japanese, chinese, thai, vietnamese",
      ko: "언어, 언어 변경, 언어 설정, 언어 바꾸기, 한국어, 한국어로, 한국말, 한글, 영어, 영어로, 일본어, 중국어, 베트남어, 태국어, 번역",
      vi: "ngôn ngữ, đổi ngôn ngữ, thay đổi ngôn ngữ, tiếng việt, tiếng anh, tiếng hàn",
      th: "ภาษา, เปลี่ยนภาษา, ภาษาไทย, ภาษาอังกฤษ, แปลภาษา",
      zh: "语言, 切换语言, 更改语言, 更换语言, 语言设置, 中文, 英文, 简体中文, 日语",
      ja: "言語, 言語変更, 言語設定, 言語を変える, 日本語, 英語, 韓国語, 中国語",
    },
  },
  {
    for: "account:/member/messages",
    words: {
      en: "inbox, mail, messages, my messages, message, notifications, letters",
      ko: "쪽지, 메시지함, 메시지, 쪽지함, 알림, 받은 쪽지",
      vi: "hộp thư, tin nhắn, hộp thư đến",
      th: "กล่องข้อความ, ข้อความ, การแจ้งเตือน",
      zh: "站内信, 消息, 收件箱, 通知",
      ja: "受信箱, メッセージ, 受信トレイ, 通知",
    },
  },
  {
    for: "account:/inbox",
    words: {
      en: "announcements, announcement, notices, notice, news, maintenance notice, what's new",
      ko: "공지, 공지사항, 안내, 새 소식, 점검 공지, 뉴스",
      vi: "thông báo, tin tức, thông báo bảo trì",
      th: "ประกาศ, ข่าวสาร, ข่าว",
      zh: "公告, 通知公告, 新闻, 维护公告",
      ja: "お知らせ, ニュース, 告知, メンテナンス情報",
    },
  },
  {
    for: "account:/member/contracts",
    words: {
      en: "contract, contracts, my contract, contract offer",
      ko: "계약, 내 계약, 계약 제안",
      vi: "hợp đồng, hợp đồng của tôi",
      th: "สัญญา, สัญญาของฉัน",
      zh: "契约, 合同, 我的契约",
      ja: "契約, 契約の提案",
    },
  },
  {
    for: "account:/member/agent-policy",
    words: {
      en: "agent policy, become an agent, affiliate terms, agent agreement",
      ko: "에이전트 정책, 총판 정책, 에이전트 약관",
      vi: "chính sách đại lý, làm đại lý",
      th: "นโยบายเอเย่นต์, สมัครเอเย่นต์",
      zh: "代理政策, 成为代理, 代理协议",
      ja: "エージェント規約, エージェントになる",
    },
  },
  {
    for: "account:/agentHome",
    words: {
      en: "agent center, agents, agent login, affiliate, affiliates, downline, my team, commission",
      ko: "에이전트, 에이전트 센터, 총판, 하위 회원, 커미션",
      vi: "đại lý, trung tâm đại lý, tuyến dưới, hoa hồng",
      th: "เอเย่นต์, ศูนย์เอเย่นต์, สายล่าง, ค่าคอมมิชชั่น",
      zh: "代理, 代理中心, 下级, 佣金",
      ja: "エージェント, エージェントセンター, 代理店, コミッション",
    },
  },
  {
    for: "account:/cookies",
    words: {
      en: "cookie, cookies, cookie settings, tracking, google analytics, consent",
      ko: "쿠키, 쿠키 설정, 추적, 동의",
      vi: "cookie, cài đặt cookie, theo dõi",
      th: "คุกกี้, ตั้งค่าคุกกี้, การติดตาม",
      zh: "Cookie, Cookie 设置, 跟踪",
      ja: "クッキー, Cookie 設定, トラッキング",
    },
  },
];
