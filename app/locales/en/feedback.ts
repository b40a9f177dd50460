/** The feedback form (M9). */
export default {
  title: "Feedback",
  lead: "Tell us what works and what does not.",
  content: "Your message",
  most: "At most {{count}} characters.",
  left_one: "{{count}} character left.",
  left_other: "{{count}} characters left.",
  over_one: "{{count}} character too many.",
  over_other: "{{count}} characters too many.",
  images: "Pictures (optional)",
  imagesRule: "Up to 3 pictures, png or jpg, at most 5 MiB each.",
  send: "Send",
  sending: "Sending…",
  sent: "Thank you. Your message has arrived.",
  number: "Its number is {{id}}, in case you want to ask about it.",
  failed: "We could not tell whether your message arrived. Please try again in a moment.",
  notOffered: "Feedback is closed at the moment. Customer service is glad to help.",
};
