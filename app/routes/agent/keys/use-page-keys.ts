import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { AgentPageKey } from "~/routes/agent/pages.ts";
import { pageKeys } from "./page-keys.ts";

/** How long a letter after `g` is waited for, in ms. */
const waitMs = 1500;

interface Page {
  key: AgentPageKey;
  path: string;
  listed: boolean;
}

/**
 * The single keys of the agent center (N15, WCAG 2.1.4): `g` and a letter opens a page, `j` and `k` walk the rows of the
 * first table, `?` lists the keys. They do nothing in a field, in a dialog, or with Ctrl, Alt or Meta.
 * @param isOn the agent's setting
 */
export function usePageKeys(pages: readonly Page[], isOn: boolean, list: () => void): void {
  const navigate = useNavigate();
  const waiting = useRef(0);
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target, key } = event;
      if (target instanceof Element && target.closest(elsewhere)) return;
      const isSecond = event.timeStamp < waiting.current;
      waiting.current = 0;
      if (isSecond) {
        const page = pages.find((each) => each.listed && pageKeys[each.key] === key);
        if (!page) return;
        event.preventDefault();
        navigate(page.path);
      } else if (key === "g") waiting.current = event.timeStamp + waitMs;
      else if (key === "?") {
        event.preventDefault();
        list();
      } else if (key === "j" || key === "k") {
        if (walk(key === "j" ? "ArrowDown" : "ArrowUp")) event.preventDefault();
      }
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [pages, isOn, navigate, list]);
}

const elsewhere = "input, textarea, select, [contenteditable], dialog";

/** Moves in the table's rows by its own keys (A129); into the table first. Returns whether there is one. */
function walk(key: "ArrowDown" | "ArrowUp"): boolean {
  const focused = document.activeElement?.closest("table.rows tr");
  if (focused) {
    focused.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    return true;
  }
  const row = document.querySelector<HTMLElement>("#main table.rows tbody tr[tabindex='0']");
  row?.focus();
  return row !== null;
}
