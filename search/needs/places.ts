/** Other words for where games are: categories, the own games, providers, the app (Q10). */
import type { Need } from "./need.ts";

export const places: readonly Need[] = [
  {
    for: "category:/rng",
    words: {
      en: "slot machine, fruit machine, pokies",
      ko: "슬롯머신",
      vi: "nổ hũ, máy đánh bạc",
      th: "สล็อตแมชชีน",
      zh: "老虎机, 电子游戏",
      ja: "スロットマシン",
    },
  },
  {
    for: "category:/live",
    words: {
      en: "dealer, live dealer",
      ko: "카지노, 라카",
      vi: "sòng bài",
      th: "คาสิโน",
      zh: "真人",
      ja: "ライブディーラー",
    },
  },
  {
    for: "category:/fish",
    words: {
      en: "fish, fish hunter",
      ko: "물고기",
      vi: "bắn cá",
      th: "ยิงปลา",
      zh: "捕鱼",
      ja: "釣り, つり",
    },
  },
  {
    for: "category:/sports",
    words: {
      en: "football, soccer, sportsbook, sports betting",
      ko: "스포츠 토토, 토토, 축구",
      vi: "cá độ bóng đá, bóng đá",
      th: "แทงบอล, บอล",
      zh: "体育投注, 足球",
      ja: "サッカー, スポーツベット",
    },
  },
  {
    for: "category:/lott",
    words: {
      en: "lotto, draw",
      ko: "복권, 로또",
      vi: "xổ số",
      th: "หวย",
      zh: "彩票",
      ja: "宝くじ, たからくじ",
    },
  },
  {
    for: "category:/cockfight",
    words: {
      en: "rooster, sabong",
      ko: "닭싸움",
      vi: "đá gà",
      th: "ไก่ชน",
      zh: "斗鸡",
      ja: "闘鶏, とうけい",
    },
  },
  {
    for: "category:/pvp",
    words: {
      en: "card games, cards",
      ko: "카드 게임",
      vi: "game bài",
      th: "ไพ่",
      zh: "棋牌",
      ja: "カードゲーム",
    },
  },
  {
    for: "category:/hot",
    words: {
      en: "popular games, most played, top games",
      ko: "인기 게임",
      vi: "game hot, trò chơi phổ biến",
      th: "เกมฮิต, เกมยอดนิยม",
      zh: "热门游戏",
      ja: "人気ゲーム, にんき",
    },
  },
  {
    for: "category:/new",
    words: {
      en: "new games, latest games",
      ko: "신작, 새 게임",
      vi: "game mới",
      th: "เกมใหม่",
      zh: "新游戏",
      ja: "新作, 新しいゲーム, しんちゃく",
    },
  },
  {
    for: "category:/horse",
    words: {
      en: "horses, horse betting",
      ko: "말 경주",
      vi: "cá cược đua ngựa",
      th: "พนันม้า",
      zh: "马匹",
      ja: "けいば",
    },
  },
  {
    for: "account:/",
    words: {
      en: "home, home page, start page, main page, lobby",
      ko: "홈, 첫 화면, 메인, 로비",
      vi: "trang chủ, sảnh",
      th: "หน้าแรก, ล็อบบี้",
      zh: "首页, 主页, 大厅",
      ja: "ホーム, トップページ, ロビー",
    },
  },
  {
    for: "account:/favorite",
    words: {
      en: "favourites, favorites, my favourites, my favorites, saved games, my games, liked games",
      ko: "즐겨찾기, 찜한 게임, 내 게임, 좋아하는 게임",
      vi: "yêu thích, game yêu thích, game đã lưu",
      th: "รายการโปรด, เกมโปรด, เกมที่ชอบ",
      zh: "收藏, 我的收藏, 喜欢的游戏",
      ja: "お気に入り, 保存したゲーム, おきにいり",
    },
  },
  {
    for: "account:/recent",
    words: {
      en: "recent, recently played, last played, recent games, continue playing",
      ko: "최근 게임, 최근에 한 게임, 이어하기",
      vi: "gần đây, chơi gần đây, game gần đây",
      th: "ล่าสุด, เล่นล่าสุด, เกมที่เล่นล่าสุด",
      zh: "最近玩过, 最近游戏, 继续玩",
      ja: "最近, 最近遊んだゲーム, 続きから",
    },
  },
  {
    for: "account:/providers",
    words: {
      en: "providers, provider, game providers, vendors, studios, manufacturers, makers",
      ko: "게임사, 제공사, 제작사, 프로바이더",
      vi: "nhà cung cấp, hãng game",
      th: "ค่ายเกม, ผู้ให้บริการเกม",
      zh: "供应商, 游戏厂商, 平台商",
      ja: "プロバイダー, ゲーム会社, メーカー",
    },
  },
  {
    for: "account:/down",
    words: {
      en: "app, download app, download, get the app, mobile app, install app, install, apk, android, iphone, ios, phone app",
      ko: "앱, 앱 다운로드, 앱 설치, 다운로드, 어플, 안드로이드, 아이폰, 설치",
      vi: "ứng dụng, tải ứng dụng, tải app, cài đặt app, tải game",
      th: "แอป, ดาวน์โหลดแอป, โหลดแอป, ติดตั้งแอป, แอนดรอยด์, ไอโฟน",
      zh: "下载, 下载应用, 手机应用, 安装, 安卓, 苹果, 客户端",
      ja: "アプリ, アプリをダウンロード, ダウンロード, インストール, アンドロイド, アイフォン",
    },
  },
];
