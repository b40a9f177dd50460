/** Words that say nothing about what is looked for, as they stand in whole sentences (Q10). */
import { fold } from "../text/fold.ts";

/** English and Vietnamese words, folded. "In", "out" and "up" are none: they are all that "log in" and "log out" differ by. */
export const stopWords: ReadonlySet<string> = new Set(
  `a an the i im ive id you your we our my me mine it its is are am was be been do does did done can could will would
  should may might have has had to of at for from with by and or if so as that this these those there here
  how what where when why who which whats wheres hows please pls plz need want wanna like just some any get got
  about much many long lot really now still
  toi ban cua la co cho voi va o bi duoc khong thi nay do cach lam sao the nao muon xin hay roi dang se`.split(
    /\s+/,
  ),
);

/** Questions and endings of languages that write no spaces between words, or write endings at the word. */
const pieces = `
  어떻게 어디에서 어디서 어디 언제 얼마나 하나요 인가요 되나요 할까요 해주세요 주세요 하고싶어요 하고싶습니다 싶어요 하는법 합니다 하려면 했어요
  해요 는데요 하기 가능한가요
  怎么办 怎么样 怎么 如何 怎样 在哪里 哪里 在哪 请问 我想 我要 可以 吗 呢
  どうやって どうすれば どこで どこ いつ ください したいです したい ですか ますか 教えて
  อย่างไร ยังไง ทำไง ที่ไหน เมื่อไหร่ เมื่อไร ครับ ค่ะ อยาก ต้องการ หน่อย ได้ไหม ไหม`;

export const stopPieces = new RegExp(
  pieces
    .split(/\s+/)
    .filter(Boolean)
    .map(fold)
    .sort((a, b) => b.length - a.length)
    .join("|"),
  "gu",
);
