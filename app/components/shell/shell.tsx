import { useLocation } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { ChatGate } from "~/components/chat/chat-gate.tsx";
import { CountingQuestion } from "~/components/counting/counting-question.tsx";
import { DialogGate } from "~/components/dialogs/dialog-gate.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { KeptPiece } from "~/ui/kept-piece.tsx";
import { MainPart } from "~/ui/main-part.tsx";
import { SkipLink } from "~/ui/skip-link.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { ConnectionNote } from "./connection-note.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { bottomPlaces } from "./places.ts";
import { SideRail } from "./side-rail.tsx";
import { useShellFacts } from "./use-shell.ts";

/**
 * What is around every page: skip link, header, the page itself, footer, side bar, bottom bar. Each in a
 * boundary of its own: a press makes its part alive at once, and need not wait for the others.
 */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useI18n();
  const facts = useShellFacts();
  const { pathname } = useLocation();
  // Of the bar's places only one that the page is at shows.
  const here = Object.values(bottomPlaces).some(({ path }) => path === pathname) ? pathname : "";
  return (
    <>
      <SkipLink text={t("shell.skip")} />
      <CountingQuestion />
      <Suspense>
        <Header />
      </Suspense>
      <MainPart>{children}</MainPart>
      <Suspense>
        <KeptPiece by={facts}>
          <Footer />
        </KeptPiece>
      </Suspense>
      <Suspense>
        <KeptPiece by={facts}>
          <SideRail />
        </KeptPiece>
      </Suspense>
      <Suspense>
        <KeptPiece by={[...facts, here]}>
          <BottomBar />
        </KeptPiece>
      </Suspense>
      <ConnectionNote />
      <DialogGate />
      <ChatGate />
    </>
  );
}
