import { useState } from "react";
import type { Brand } from "../../../brands/brand.ts";
import { labelOf } from "./fields.ts";
import { send } from "./send.ts";

const uses = ["logo", "mark", "hero"] as const;

/** Uploads of the brand's pictures, from which all sizes and icons are made (B10). */
export function PictureFields({
  id,
  isUnsaved,
  taken,
}: {
  id: string;
  isUnsaved: boolean;
  /** Gets the brand as its file is now. */
  taken: (brand: Brand, diff: string) => void;
}) {
  const [message, setMessage] = useState("");
  const take = async (use: string, file: File) => {
    setMessage("The pictures are made …");
    const made = await send(`pictures?brand=${id}&use=${use}`, file, "application/octet-stream");
    if (!made.isDone) return setMessage(made.message);
    setMessage((made.written ?? []).join(", "));
    if (made.brand) taken(made.brand, made.diff ?? "");
  };
  return (
    <fieldset disabled={isUnsaved}>
      <legend>Pictures</legend>
      <p>
        {isUnsaved
          ? "Save first: pictures are written into the brand's file at once."
          : "Written at once."}
      </p>
      {uses.map((use) => (
        <label className="field" key={use}>
          <span>{labelOf(use)}</span>
          <input
            type="file"
            accept=".svg,.png,.jpg,.jpeg,.webp,.avif"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void take(use, file);
              target.value = "";
            }}
          />
        </label>
      ))}
      <p role="status">{message}</p>
    </fieldset>
  );
}
