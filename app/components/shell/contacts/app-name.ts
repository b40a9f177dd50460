import type { I18n } from "~/i18n/i18n.tsx";

/** Returns the name of an app link in the page's language; unknown labels stay unchanged (U20). */
export function appName(label: string, t: I18n["t"]): string {
  switch (label) {
    case "iOS":
      return t("shell.appIos");
    case "iOS Profile":
      return t("shell.appIosProfile");
    case "Android":
      return t("shell.appAndroid");
    default:
      return label;
  }
}
