import * as v from "valibot";
import { feedback as feedbackTable } from "../../db/schema/messages.ts";
import { defineCall } from "../../http/call.ts";
import { checkPictures, pictureFile } from "../../http/picture.ts";

/**
 * C21: a visitor's feedback: up to 140 characters (V51) and three pictures (V52-V54). Returns
 * the number of the feedback; the pictures are counted and not stored.
 */
export const feedback = defineCall({
  id: "C21",
  methods: ["POST", "PUT"],
  path: "/wps/feedback",
  modules: ["FEEDBACK3"],
  token: "optional",
  multipart: true,
  params: v.strictObject({
    content: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1),
      v.check((text) => [...text].length <= 140, "longer than 140 characters"),
    ),
    images: v.optional(v.pipe(v.array(pictureFile), v.maxLength(3)), []),
  }),
  run: async ({ db, member, now }, { content, images }) => {
    await checkPictures(images);
    const row = db
      .insert(feedbackTable)
      .values({ memberId: member?.id ?? null, content, images: images.length, at: now })
      .returning({ id: feedbackTable.id })
      .get();
    return { id: String(row.id) };
  },
});
