import { describe, expect, it } from "vitest";
import { socialLinks } from "./social.ts";

const social = (label: string) => ({ kind: "SOCIAL", label, url: `https://x/${label}` });

describe("socialLinks", () => {
  it("U17 shows a network only if the operator has a link for it", () => {
    expect(socialLinks([])).toEqual([]);
    const labels = socialLinks([
      social("KakaoTalk"),
      social("Facebook"),
      social("Orkut"),
      { kind: "CHAT", label: "Telegram", url: "https://x" },
    ]).map(({ label }) => label);
    expect(labels).toEqual(["Facebook", "KakaoTalk"]);
  });
});
