/** The makers of the games, in Vietnamese. */
export default {
  title: "Nhà cung cấp",
  lead: "Tất cả nhà cung cấp và trò chơi của họ.",
  all: "Tất cả nhà cung cấp",
  empty: "Không hiển thị được danh sách nhà cung cấp",
  emptyText: "Bạn vẫn có thể xem các trò chơi.",
  home: "Đến trò chơi",
};
