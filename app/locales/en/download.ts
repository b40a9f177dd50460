/** The app and how to install it. */
export default {
  title: "Get the app",
  lead: "Scan the code with your phone, or open this page on your phone and select Install.",
  leadPhone: "Select Install for your phone and follow the steps.",
  open: "Install {{app}}",
  stepsOf: "How to install {{app}}",
  steps: {
    ios1: "Open the link on your iPhone or iPad.",
    ios2: "Select Get, and confirm with Face ID, Touch ID or your passcode.",
    ios3: "Open the app and log in with your account.",
    profile1: "Open the link in Safari and allow the profile to be downloaded.",
    profile2: "Go to Settings, then Profile downloaded, and select Install.",
    profile3: "Go to Settings, General, VPN and device management, and trust the profile.",
    profile4: "Open the app from your home screen and log in.",
    android1: "Open the link on your phone and download the file.",
    android2:
      "If your phone asks, allow your browser to install apps. You can switch this off again afterwards.",
    android3: "Open the downloaded file, select Install, and log in with your account.",
    other1: "Open the link on your phone and follow the instructions.",
  },
  safety:
    "Install the app from this page only. Enter your password only in the app and on this site.",
  empty: "There is no app to install at the moment",
  emptyText: "You can use everything in your browser, on your phone too.",
};
