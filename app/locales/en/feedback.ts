/** The feedback form (M9). */
export default {
  title: "Feedback",
  lead: "Tell us what we do well and what we can improve.",
  content: "Your message",
  most: "Up to {{count}} characters.",
  left_one: "{{count}} character left.",
  left_other: "{{count}} characters left.",
  over_one: "{{count}} character too many.",
  over_other: "{{count}} characters too many.",
  images: "Pictures (optional)",
  imagesRule: "Up to 3 PNG or JPG pictures, at most 5 MB each.",
  send: "Send",
  sending: "Sending…",
  sent: "Thank you. Your message has arrived.",
  number: "Your reference number is {{id}}.",
  failed: "We could not confirm that your message arrived. Try again in a moment.",
  notOffered: "Feedback is closed right now. Contact customer service instead.",
};
