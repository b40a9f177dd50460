/** A form's fields as texts: what is missing, or is a file, is empty. */
export function formTexts(form: FormData): (name: string) => string {
  return (name) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
}
