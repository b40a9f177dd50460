import { chatIcon } from "./social.ts";

/** Which chat it is (U21): its maker's sign, or a bubble. What it is called stands beside it. */
export function ChatIcon({ label }: { label: string }) {
  const icon = chatIcon(label);
  return icon ? (
    <img src={icon} alt="" width={20} height={20} loading="lazy" className="maker-sign" />
  ) : (
    <i className="icon-message-circle" />
  );
}
