/**
 * What a signed-in visitor's frame and home have, and no guest's: one chunk, loaded before hydration of the pages of
 * signed-in visitors (`lazy`, `page-scripts.tsx`).
 */
import { PersonalHome } from "./personal/personal-home.tsx";
import { MemberPanel } from "./shell/header/member-panel.tsx";

export const signedIn = { MemberPanel, PersonalHome };
