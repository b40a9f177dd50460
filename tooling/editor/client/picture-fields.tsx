import { useState } from "react";
import type { Brand } from "../../../brands/brand.ts";
import { labelOf } from "./fields.ts";

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
    try {
      const answer = await fetch(`/dev/brand/pictures?brand=${id}&use=${use}`, {
        method: "POST",
        headers: { "content-type": "application/octet-stream" },
        body: file,
      });
      const made = (await answer.json()) as { message?: string; written?: string[]; diff?: string };
      if (!answer.ok) return setMessage(made.message ?? "The picture was refused.");
      setMessage((made.written ?? []).join(", "));
      const files = (await (await fetch("/dev/brand/brands.json")).json()) as Brand[];
      const now = files.find((brand) => brand.id === id);
      if (now) taken(now, made.diff ?? "");
    } catch {
      setMessage("Nothing was made: npm run dev does not answer.");
    }
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
