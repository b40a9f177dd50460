/** The chat with customer service (M12). */
export default {
  lead: "Whom would you like to talk to?",
  online: "Online",
  offline: "Away",
  start: "Start the chat",
  others: "Other ways to reach us",
  frame: "Chat with customer service",
  frameOf: "Chat: {{desk}}",
  newWindow: "New window",
  another: "New conversation",
  late: "The chat is not coming up. Try again, open it in a new window, or reach us another way.",
  retry: "Try again",
};
