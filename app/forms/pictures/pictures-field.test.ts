import { expect, it } from "vitest";
import { pictureProblem } from "./pictures-field.tsx";

const fault = (messageKey: string) => ({ field: "images", messageKey, values: [] });
const [looks, bytes] = [fault("validation.fileTooLarge"), fault("validation.fileType")];

it("A142 V52 a picture that looked well and was refused by the server says so, until another is chosen", () => {
  expect(pictureProblem(null, undefined, undefined)).toBeUndefined();
  // A picture was chosen, and no mistake is known.
  const first = { problem: undefined, after: undefined };
  expect(pictureProblem(first, undefined, undefined)).toBeUndefined();
  // The server has looked at its bytes.
  expect(pictureProblem(first, bytes, "answer 1")).toBe(bytes);
  // Another picture: the message was for the previous one, and its check may have another result.
  expect(
    pictureProblem({ problem: undefined, after: "answer 1" }, bytes, "answer 1"),
  ).toBeUndefined();
  expect(pictureProblem({ problem: looks, after: "answer 1" }, bytes, "answer 1")).toBe(looks);
  // The same refusal once more is an answer of its own.
  expect(pictureProblem({ problem: undefined, after: "answer 1" }, bytes, "answer 2")).toBe(bytes);
});
