/** The rules for the HTML of every page (A203): those of the standard, and none of taste. */
import {
  definePlugin,
  type HtmlElement,
  HtmlValidate,
  type Message,
  Rule,
  StaticConfigLoader,
} from "html-validate";

/** Roles that a field may have besides its own ("ARIA in HTML"). The types that are not listed may have no other. */
const rolesOf: Record<string, readonly string[]> = {
  text: ["combobox", "searchbox", "spinbutton"],
  checkbox: ["button", "menuitemcheckbox", "option", "switch"],
  radio: ["menuitemradio"],
  button: [
    "checkbox",
    "combobox",
    "gridcell",
    "link",
    "menuitem",
    "option",
    "radio",
    "switch",
    "tab",
  ],
};
const expandable = ["button", "checkbox", "combobox", "menuitemcheckbox", "switch"];

/** html-validate does not know which roles fit the type of a field. */
class FieldRole extends Rule {
  override setup(): void {
    this.on("dom:ready", ({ document }) => {
      for (const field of document.querySelectorAll("input")) this.check(field);
    });
  }

  private check(field: HtmlElement): void {
    const type = field.getAttributeValue("type") ?? "text";
    const role = field.getAttributeValue("role");
    if (role !== null && !rolesOf[type]?.includes(role)) {
      this.report(field, `the role ${role} is not allowed on <input type="${type}">`);
    }
    if (field.hasAttribute("aria-expanded") && !expandable.includes(role ?? type)) {
      this.report(field, `aria-expanded is not allowed on <input type="${type}"> without a role`);
    }
  }
}

/** html-validate reads no CSS. A list with nothing before or after a comma is the mistake that pages had. */
class StyleList extends Rule {
  override setup(): void {
    this.on("dom:ready", ({ document }) => {
      for (const element of document.querySelectorAll("style, [style]")) {
        const css = element.is("style")
          ? element.textContent
          : (element.getAttributeValue("style") ?? "");
        const [found] =
          /[\w-]+\s*:\s*,|,\s*[,;})]|,\s*$/.exec(css.replaceAll(/"[^"]*"/g, '""')) ?? [];
        if (found) this.report(element, `a list in a style begins or ends with a comma: ${found}`);
      }
    });
  }
}

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    plugins: [
      definePlugin({
        name: "portico",
        rules: { "field-role": FieldRole, "style-list": StyleList },
      }),
    ],
    // html-validate takes <details> for a section, which a <th> may not have; in the standard it is none.
    elements: ["html5", { details: { inherit: "details", sectioning: false } }],
    extends: ["html-validate:standard"],
    rules: {
      // Of the standard, but not in the set of that name.
      "input-attributes": "error",
      "no-missing-references": "error",
      "field-role": "error",
      "style-list": "error",
    },
  }),
);

const toText = ({ ruleId, message, selector, line }: Message) =>
  `${ruleId}: ${message} at ${selector ?? `line ${line}`}`;

/** Returns what is not valid in a page, each with its rule and its element. */
export async function mistakesIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(toText));
}
