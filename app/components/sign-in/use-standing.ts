import { useCallback, useEffect, useRef, useState } from "react";
import { onOtherAccount, reportOtherAccount } from "~/forms/owner/naming-owner.ts";
import { type AnsweredViewer, onAnsweredViewer } from "~/graphql/answered-viewer.ts";
import { graphql } from "~/graphql/generated";
import { guestOwner } from "~/session/owner-names.ts";
import { hearTabs, postOwner } from "./other-tabs.ts";

/** Whether the session of the page's account goes on, as far as the page knows. */
type Standing = "own" | "ended" | "other";

const SignedIn = graphql(`
  query SignedIn {
    viewer {
      account
      pageOwner
    }
  }
`);

/**
 * Returns whether the page's account is still signed in (A222). Other tabs say at once when that changes; what happens on
 * another device is in the next answer of the gateway, and a page that is shown again asks for one.
 * @param viewer of the page's data; each load of it is another object
 * @returns also `look`, which asks now
 */
export function useStanding(viewer: { account: string; pageOwner: string } | null) {
  const [standing, setStanding] = useState<Standing>("own");
  const latest = useRef(standing);
  latest.current = standing;
  const account = viewer?.account;
  const owner = viewer?.pageOwner ?? guestOwner;

  // What has just been loaded is right.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each load counts
  useEffect(() => {
    setStanding("own");
    postOwner(owner);
  }, [viewer, owner]);

  const look = useCallback(async () => {
    if (document.hidden) return;
    const { browserClient } = await import("~/graphql/browser.client.ts");
    const { data } = await browserClient().query(SignedIn, {}).toPromise();
    if (data?.viewer?.pageOwner === owner) setStanding("own");
    else if (data?.viewer) reportOtherAccount(data.viewer.account);
  }, [owner]);

  useEffect(() => {
    if (standing === "ended") postOwner(guestOwner);
  }, [standing]);

  useEffect(() => {
    if (owner === guestOwner) return;
    const judge = (found: AnsweredViewer) => {
      if (!found) return setStanding("ended");
      if ((found.account ?? account) === account && (found.pageOwner ?? owner) === owner) return;
      setStanding("other");
      if (!found.pageOwner) look();
    };
    const hear = (heard: string) => {
      if (heard === owner && latest.current === "own") return;
      if (heard === guestOwner) setStanding("ended");
      else if (heard !== owner) setStanding("other");
      // A tab may have loaded its page before the change. The server knows.
      look();
    };
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look();
    };
    const stops = [
      onAnsweredViewer(judge),
      onOtherAccount(() => setStanding("other")),
      hearTabs(hear),
    ];
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pageshow", restored);
    return () => {
      for (const stop of stops) stop();
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pageshow", restored);
    };
  }, [owner, account, look]);

  return { standing, look };
}
