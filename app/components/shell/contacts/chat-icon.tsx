import { chatIcon } from "./social.ts";

/** The icon of a chat (U21): its vendor's logo, or a bubble. Its name is beside it. */
export function ChatIcon({ label }: { label: string }) {
  const icon = chatIcon(label);
  return icon ? (
    <img src={icon} alt="" width={20} height={20} loading="lazy" className="maker-sign" />
  ) : (
    <i className="icon-message-circle" />
  );
}
