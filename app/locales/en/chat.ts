/** The chat with customer service (M12). */
export default {
  lead: "Choose a service desk.",
  online: "Online",
  offline: "Away",
  start: "Start the chat",
  others: "Other ways to reach us",
  frame: "Chat with customer service",
  frameOf: "Chat: {{desk}}",
  newWindow: "New window",
  another: "New conversation",
  late: "The chat could not be loaded. Try again, open it in a new window, or contact us another way.",
  retry: "Try again",
};
