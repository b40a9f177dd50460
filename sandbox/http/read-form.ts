import { PlatformError } from "./errors.ts";

const maxFormBytes = 16 * 1024 * 1024;

/**
 * Returns the fields of a form with files: texts as strings, files always as lists. Repeated texts and bodies
 * above 16 MiB are refused.
 */
export async function readForm(request: Request): Promise<Record<string, unknown>> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxFormBytes) refuse("too large");
  const form = await request.formData().catch(() => refuse("not a form"));
  const fields: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    if (values.every((value) => value instanceof File)) fields[name] = values;
    else if (values.length === 1) fields[name] = values[0];
    else refuse(`${name} is given twice`);
  }
  return fields;
}

function refuse(detail: string): never {
  throw new PlatformError("request_param_err", { detail });
}
