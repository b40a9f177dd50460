import type { I18n } from "~/i18n/i18n.tsx";

/** The platform's labels of app links in the page's language; a label we don't know stays as it is (U20). */
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
