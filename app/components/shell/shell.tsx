import { useMatches } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { ChatGate } from "~/components/chat/chat-gate.tsx";
import { CountingQuestion } from "~/components/counting/counting-question.tsx";
import { DialogGate } from "~/components/dialogs/dialog-gate.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { useSearchShortcut } from "~/ui/hooks/use-search-shortcut.ts";
import { MainContent } from "~/ui/layout/main-content.tsx";
import { SkipLink } from "~/ui/layout/skip-link.tsx";
import { Footer } from "./footer/footer.tsx";
import { ShortFooter } from "./footer/short-footer.tsx";
import { Header } from "./header/header.tsx";
import { BottomBar } from "./navigation/bottom-bar.tsx";
import { ConnectionNote } from "./navigation/connection-note.tsx";
import { hasShortFooter } from "./navigation/page-handle.ts";
import { SideRail } from "./navigation/side-rail.tsx";

/**
 * The frame of every page: skip link, header, page, footer, side bar, bottom bar. Each has its own Suspense boundary,
 * so a click hydrates its part first.
 */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useI18n();
  const short = hasShortFooter(useMatches());
  useSearchShortcut();
  return (
    <>
      <SkipLink text={t("shell.skip")} />
      <CountingQuestion />
      <Suspense>
        <Header />
      </Suspense>
      <MainContent>{children}</MainContent>
      <Suspense>{short ? <ShortFooter /> : <Footer />}</Suspense>
      <Suspense>
        <SideRail />
      </Suspense>
      <Suspense>
        <BottomBar />
      </Suspense>
      <ConnectionNote />
      <DialogGate />
      <ChatGate />
    </>
  );
}
